import { Confirm } from 'react-admin'
import type { useBlocker } from 'react-router-dom'

interface LeaveQuestionProps {
  readonly blocker: ReturnType<typeof useBlocker>
  /** Called before the screen is left. */
  onLeave(): void
  /** Whether the changes are being saved. */
  readonly isSaving?: boolean
}

/** Asks whether a screen with unsaved changes is to be left. */
export function LeaveQuestion({ blocker, onLeave, isSaving = false }: LeaveQuestionProps) {
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title={isSaving ? 'admin.draft.savingTitle' : 'admin.draft.leaveTitle'}
      content={isSaving ? 'admin.draft.saving' : 'ra.message.unsaved_changes'}
      confirm={isSaving ? 'admin.draft.leaveSaving' : 'admin.draft.leave'}
      confirmColor="warning"
      cancel="admin.draft.stay"
      onConfirm={() => {
        // The dialog stays mounted during its closing animation.
        if (blocker.state !== 'blocked') return
        onLeave()
        blocker.proceed()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
