import { Alert, Box } from '@mui/material'
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  Create,
  Edit,
  HttpError,
  type RaRecord,
  SimpleForm,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
  useTranslate,
} from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRefusal } from '../api/api-failure.ts'
import { newClientKey } from '../api/client-key.ts'
import { ofDraft } from '../api/draft-of.ts'
import { stampsOf } from '../api/stamps.ts'
import { storedAs } from '../api/stored-as.ts'
import { StoredEarlier } from '../api/stored-earlier.ts'
import { FormConflict } from './conflict/form-conflict.tsx'
import { DraftKeeper } from './drafts/draft.tsx'
import { dropDraft, keepDraft } from './drafts/draft-store.ts'
import { UnsavedGuard } from './drafts/unsaved-guard.tsx'
import { draftIdOf, FormBaseContext, useNewFormBase } from './form-base.ts'
import { FormToolbar } from './form-toolbar.tsx'
import { PreparingProvider } from './pictures/preparing.tsx'
import { UploadProgress } from './pictures/upload-progress.tsx'
import { RecordAside } from './record-aside.tsx'
import { isShownInPlace, NoRecord, Refusal } from './refusal.tsx'
import { useIsLeft } from './use-closing.ts'
import { useWayBack } from './use-way-back.ts'
import { WhileSaving } from './while-saving.tsx'

interface FormProps {
  readonly children: ReactNode
}

interface EditProps extends FormProps {
  /** Shown beside the form, below the card with author and dates. */
  readonly aside: ReactElement
  /** Shown above the form. */
  readonly head?: ReactElement
  /** The message key of the reason why the signed-in user may not change a record; null if they may. */
  readonly locked?: (record: RaRecord) => string | null
  /** Whether the records can be removed. */
  readonly removable?: (record: RaRecord) => boolean
  /** The page of the site that shows a record; null if there is none. */
  readonly publicPage?: (record: RaRecord) => string | null
  /** The id of the record if it is not in the address. */
  readonly id?: string
  /** The part of the record that the form edits, if others have the rest. */
  readonly part?: string
  /** Called after saving instead of returning to the list. */
  readonly onSaved?: () => void
  /** The title of the screen; by default the name of the record. */
  readonly title?: string
  /** Whether what was typed can be taken into a form for a new record once this one is gone. */
  readonly renewable?: boolean
  /** Whether a new record can be created from this one. */
  readonly copyable?: boolean
}

interface CreateProps extends FormProps {
  /** Converts the values before they are sent. */
  readonly transform?: (typed: RaRecord) => RaRecord
  /** Called after saving; `done` runs the default action. */
  readonly onCreated?: (record: RaRecord, done: () => void) => void
  /** Called before the form of the record is shown instead that an earlier attempt has stored. */
  readonly onConflict?: (record: RaRecord) => Promise<void>
  /** Called before the form for the next record is shown. */
  readonly onNext?: (record: RaRecord) => void
}

const never = () => null
const always = () => true

/** On narrow screens the aside is below the form. */
const BESIDE = {
  '& .RaEdit-main, & .RaCreate-main': { flexDirection: { xs: 'column', lg: 'row' }, gap: 2 },
  '& .RaEdit-card, & .RaCreate-card': { width: '100%', minWidth: 0 },
} as const

/** The form of an existing record. If somebody else has changed it meanwhile, a dialog compares both. */
export function RecordEdit({
  children,
  aside,
  head,
  locked = never,
  removable = always,
  publicPage = never,
  id,
  part,
  title,
  onSaved,
  renewable = true,
  copyable = false,
}: EditProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const goBack = useWayBack()
  const formBase = useNewFormBase()
  const base = useMemo(() => ({ ...formBase, part }), [formBase, part])
  const isLeft = useIsLeft()
  const [stale, setStale] = useState(false)
  const [refused, setRefused] = useState<HttpError | null>(null)
  return (
    <FormBaseContext.Provider value={base}>
      <Edit
        {...(id !== undefined && { id, redirect: false as const })}
        title={<EditTitle title={title} />}
        mutationMode="pessimistic"
        error={<NoRecord isRenewable={renewable} />}
        // The default shows a notice and redirects to the list.
        queryOptions={{ onError: () => {} }}
        sx={BESIDE}
        {...(head && { actions: head })}
        aside={
          // Space for the toolbar, which is fixed to the bottom on phones.
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignContent: 'start',
              width: { xs: '100%', lg: 'auto' },
              mb: { xs: 10, sm: 0 },
            }}
          >
            <RecordAside publicPage={publicPage} />
            {aside}
          </Box>
        }
        // The stamps for optimistic locking from the base: react-admin may have refetched the record since.
        transform={(typed: RaRecord) =>
          ofDraft({ ...typed, ...stampsOf(formBase.base.current) }, formBase.draftKey.current)
        }
        mutationOptions={{
          onSuccess: async (record) => {
            setRefused(null)
            formBase.finished.current = true
            // A form that is reopened at once would otherwise restore the draft of the stored record.
            await dropDraft(resource, draftIdOf(base, record), formBase.draftKey.current)
            notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
            if (isLeft()) return
            if (onSaved) onSaved()
            else goBack()
          },
          onError: (error) => {
            setRefused(isShownInPlace(error) ? error : null)
            if (isRefusal(error, 'STALE_VERSION')) setStale(true)
            else tell(error, notify)
          },
        }}
      >
        <EditForm locked={locked} removable={removable} copyable={copyable}>
          <Refusal error={refused} isRenewable={renewable} />
          {children}
          {stale && <FormConflict onClose={() => setStale(false)} />}
        </EditForm>
      </Edit>
    </FormBaseContext.Provider>
  )
}

/** The name of the record, once it is read; for a record that cannot be read, the kind of record. */
function EditTitle({ title }: Pick<EditProps, 'title'>) {
  const translate = useTranslate()
  const { resource, record, error, defaultTitle } = useEditContext()
  if (title !== undefined) return translate(title)
  if (record) return defaultTitle
  return error ? translate(`resources.${resource}.name`, { smart_count: 1 }) : null
}

function EditForm({
  children,
  locked,
  removable,
  copyable,
}: Pick<Required<EditProps>, 'children' | 'locked' | 'removable' | 'copyable'>) {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const reason = locked(record)
  if (reason === null) {
    return (
      <RecordForm toolbar={<FormToolbar edits remove={removable(record)} copyable={copyable} />}>
        {children}
      </RecordForm>
    )
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

/** The form of a new record. */
export function RecordCreate({
  children,
  transform = (typed) => typed,
  onCreated,
  onConflict,
  onNext,
}: CreateProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const goBack = useWayBack()
  const formBase = useNewFormBase()
  const navigate = useNavigate()
  const redirect = useRedirect()
  const isLeft = useIsLeft()
  const { search, state } = useLocation()
  const goesOn = useRef(false)
  const [round, setRound] = useState(0)
  const copyId: string | undefined = state?.copyId
  const base = useMemo(() => ({ ...formBase, isNew: true, copyId }), [formBase, copyId])
  const [refused, setRefused] = useState<HttpError | null>(null)
  const next = (record: RaRecord) => {
    // Drops the values of a copied record from the history state, so that the next form starts empty.
    navigate({ search }, { replace: true, state: { from: state?.from } })
    onNext?.(record)
    formBase.draftKey.current = newClientKey()
    setRound(round + 1)
  }
  /** Goes on in the form of the record that an earlier attempt has stored. */
  const editInstead = async ({ record, changed }: StoredEarlier) => {
    formBase.finished.current = true
    const typed = { changed: fieldsOf(record, changed), base: record, at: Date.now() }
    await keepDraft(resource, record.id, { ...typed, key: newClientKey() })
    await dropDraft(resource, copyId, formBase.draftKey.current)
    await onConflict?.(record)
    redirect('edit', resource, record.id)
  }
  useEffect(() => {
    if (round === 0) return
    formBase.finished.current = false
    document.querySelector<HTMLInputElement>('.RaCreate-main form input')?.focus()
  }, [round, formBase])
  return (
    <FormBaseContext.Provider value={base}>
      <Create
        // Remounted, so that the next form starts without the values of a copied record.
        key={`${round} ${copyId}`}
        sx={BESIDE}
        transform={(typed: RaRecord) => ofDraft(transform(typed), formBase.draftKey.current)}
        mutationOptions={{
          onSuccess: async (record) => {
            // A second tap sends the same addition, whose reply also arrives here.
            if (formBase.finished.current) return
            formBase.finished.current = true
            setRefused(null)
            await dropDraft(resource, copyId, formBase.draftKey.current)
            const done = () => {
              notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
              if (isLeft()) return
              if (goesOn.current) next(record)
              else goBack()
            }
            if (onCreated) onCreated(record, done)
            else done()
          },
          onError: (error) => {
            if (error instanceof StoredEarlier) return void editInstead(error)
            setRefused(isShownInPlace(error) ? error : null)
            tell(error, notify)
          },
        }}
      >
        <RecordForm toolbar={<FormToolbar goesOn={goesOn} />}>
          <Refusal error={refused} />
          {children}
        </RecordForm>
      </Create>
    </FormBaseContext.Provider>
  )
}

/** The values that are fields of the record, or its pictures. */
function fieldsOf(record: RaRecord, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => storedAs(name, record) in record))
}

/** Shows errors that the form does not show beside its fields. */
function tell(error: unknown, notify: ReturnType<typeof useNotify>): void {
  const { message, body } = error as Error & { body?: { errors?: unknown } }
  if (!body?.errors) notify(message, { type: 'error', autoHideDuration: 8000 })
}

function Fields({ children }: FormProps) {
  const { saving = false } = useSaveContext()
  return <WhileSaving isSaving={saving}>{children}</WhileSaving>
}

/** A refetch of the record keeps the changed fields. */
const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const

function RecordForm({ children, toolbar }: { children: ReactNode; toolbar: ReactElement }) {
  return (
    <PreparingProvider>
      <SimpleForm
        toolbar={toolbar}
        resetOptions={KEEP_TYPED}
        // The browser's own validation would use its own language.
        noValidate
        sx={{ '& > .MuiStack-root:not(:has(.form-columns))': { maxWidth: 720 } }}
      >
        <DraftKeeper />
        <Fields>{children}</Fields>
        <UploadProgress />
        <UnsavedGuard />
      </SimpleForm>
    </PreparingProvider>
  )
}
