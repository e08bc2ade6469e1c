import { useRecordContext, useResourceContext, useSaveContext } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { draftIdOf, useFormBase } from '../form-base.ts'
import { usePreparing } from '../pictures/preparing.tsx'
import { dropDraft } from './draft-store.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { useDirty } from './use-dirty.ts'

/**
 * Asks for confirmation before a form with changes is left for another screen. A draft survives leaving the
 * back-office.
 */
export function UnsavedGuard() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const isDirty = useDirty()
  const base = useFormBase()
  const { count } = usePreparing()
  const { saving = false } = useSaveContext()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || count > 0) && !base.finished.current && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <LeaveQuestion
      blocker={blocker}
      isSaving={saving}
      onLeave={() => {
        if (saving) return
        base.finished.current = true
        void dropDraft(resource, draftIdOf(base, record), base.draftKey.current)
      }}
    />
  )
}
