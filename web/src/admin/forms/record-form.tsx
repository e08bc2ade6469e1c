import { Alert } from '@mui/material'
import { type ReactElement, type ReactNode, useState } from 'react'
import {
  Create,
  DeleteButton,
  Edit,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { isStale } from '../api/api-failure.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftKeeper, dropDraft } from './draft.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { UploadProgress } from './upload-progress.tsx'

interface FormProps {
  readonly children: ReactNode
  /** Beside the form, on wide screens. */
  readonly aside?: ReactElement
}

interface EditProps extends FormProps {
  /** Why whoever is signed in may not change a record, as the key of a sentence; null where they may. */
  readonly locked?: (record: RaRecord) => string | null
  /** Whether a record can be removed at all. */
  readonly removable?: (record: RaRecord) => boolean
}

interface CreateProps extends FormProps {
  /** What is sent in place of what was typed. */
  readonly transform?: (typed: RaRecord) => RaRecord
  /** What happens in place of going back to the list. */
  readonly onCreated?: (record: RaRecord) => void
}

const never = () => null
const always = () => true

/** A form for a record that is there. Somebody else's change in between is shown beside one's own. */
export function RecordEdit({ children, aside, locked = never, removable = always }: EditProps) {
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
      <EditForm locked={locked} removable={removable}>
        {children}
        <ConflictDialog open={stale} onClose={() => setStale(false)} />
      </EditForm>
    </Edit>
  )
}

function EditForm({ children, locked, removable }: Required<Omit<EditProps, 'aside'>>) {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const reason = locked(record)
  if (reason === null) {
    return <RecordForm toolbar={<FormToolbar edits remove={removable(record)} />}>{children}</RecordForm>
  }
  return (
    <SimpleForm toolbar={false} sx={{ maxWidth: 720 }}>
      <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
        {translate(reason)}
      </Alert>
      <fieldset disabled style={{ all: 'unset', display: 'contents' }}>
        {children}
      </fieldset>
    </SimpleForm>
  )
}

/** A form for a new record. */
export function RecordCreate({ children, aside, transform, onCreated }: CreateProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <Create
      aside={aside}
      transform={transform}
      mutationOptions={{
        onSuccess: (record) => {
          void dropDraft(resource, undefined)
          if (onCreated) return onCreated(record)
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

function RecordForm({ children, toolbar }: { children: ReactNode; toolbar: ReactElement }) {
  return (
    <SimpleForm toolbar={toolbar} sx={{ maxWidth: 720 }}>
      <DraftKeeper />
      {children}
      <UploadProgress />
      <UnsavedGuard />
    </SimpleForm>
  )
}

function FormToolbar({ edits = false, remove = false }: { edits?: boolean; remove?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 1 }}>
      <SaveButton alwaysEnable={!edits} />
      {remove && <DeleteButton mutationMode="undoable" />}
    </Toolbar>
  )
}
