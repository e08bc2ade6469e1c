import { type ReactNode, useState } from 'react'
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { isStale } from '../api/api-failure.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftKeeper, dropDraft } from './draft.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { UploadProgress } from './upload-progress.tsx'

interface FormProps {
  readonly children: ReactNode
  /** Beside the form, on wide screens. */
  readonly aside?: React.ReactElement
}

/** A form for a record that is there. Somebody else's change in between is shown beside one's own. */
export function RecordEdit({ children, aside }: FormProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()
  const [stale, setStale] = useState(false)
  return (
    <Edit
      mutationMode="pessimistic"
      aside={aside}
      mutationOptions={{
        onSuccess: (record) => {
          void dropDraft(resource, record.id)
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
          redirect('list', resource)
        },
        onError: (error) => {
          if (isStale(error)) setStale(true)
          else notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
        },
      }}
    >
      <RecordForm toolbar={<FormToolbar remove />}>
        {children}
        <ConflictDialog open={stale} onClose={() => setStale(false)} />
      </RecordForm>
    </Edit>
  )
}

/** A form for a new record. */
export function RecordCreate({ children, aside }: FormProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <Create
      aside={aside}
      mutationOptions={{
        onSuccess: () => {
          void dropDraft(resource, undefined)
          notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
          redirect('list', resource)
        },
        onError: (error) => notify((error as Error).message, { type: 'error', autoHideDuration: 8000 }),
      }}
    >
      <RecordForm toolbar={<FormToolbar />}>{children}</RecordForm>
    </Create>
  )
}

function RecordForm({ children, toolbar }: { children: ReactNode; toolbar: React.ReactElement }) {
  return (
    <SimpleForm toolbar={toolbar} sx={{ maxWidth: 720 }}>
      <DraftKeeper />
      {children}
      <UploadProgress />
      <UnsavedGuard />
    </SimpleForm>
  )
}

function FormToolbar({ remove = false }: { remove?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 1 }}>
      <SaveButton alwaysEnable={!remove} />
      {remove && <DeleteButton mutationMode="undoable" />}
    </Toolbar>
  )
}
