import { Confirm, useRecordContext, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { dropDraft } from './draft-store.ts'
import { useFormBase } from './form-base.ts'
import { usePreparing } from './preparing.tsx'

/**
 * Asks for confirmation before a form with changes is left for another screen. A draft survives leaving the
 * back-office.
 */
export function UnsavedGuard() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { isDirty } = useFormState()
  const { settled } = useFormBase()
  const { count } = usePreparing()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || count > 0) && !settled.current && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="admin.draft.leaveTitle"
      content="ra.message.unsaved_changes"
      confirm="admin.draft.leave"
      cancel="admin.draft.stay"
      onConfirm={() => {
        // The dialog stays mounted during its closing animation.
        if (blocker.state !== 'blocked') return
        settled.current = true
        void dropDraft(resource, record?.id)
        blocker.proceed()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
