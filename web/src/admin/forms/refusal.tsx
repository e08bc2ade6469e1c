import { Alert, Button, CardContent, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import {
  HttpError,
  type RaRecord,
  useCreatePath,
  useEditContext,
  usePermissions,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { allows } from '../api/access.ts'
import { SERVER_FIELDS } from '../api/stamps.ts'
import { copyIdOf, type Draft, dropDraft, readDraft } from './drafts/draft-store.ts'
import { useFormBase } from './form-base.ts'

type Values = Readonly<Record<string, unknown>>

/** Opens the form for a new record with the values of another one. */
export function useAsNew(): (values: Values) => void {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const navigate = useNavigate()
  return (values) => {
    const record = Object.fromEntries(Object.entries(values).filter(([name]) => !SERVER_FIELDS.has(name)))
    navigate(createPath({ resource, type: 'create' }), { state: { record, copyId: copyIdOf(values.id) } })
  }
}

/** Whether the form shows the error itself: it has no invalid fields. */
export function isShownInPlace(error: unknown): error is HttpError {
  return error instanceof HttpError && ([403, 404].includes(error.status) || error.status >= 500)
}

interface Renewable {
  /** Whether what was typed can be taken into a form for a new record. */
  readonly isRenewable?: boolean
}

interface RefusalProps extends Renewable {
  readonly error: HttpError | null
}

/** The reason why a form was not stored, above the values, which are kept. */
export function Refusal({ error, isRenewable = true }: RefusalProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const form = useFormContext()
  const asNew = useAsNew()
  const { finished, isNew } = useFormBase()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  if (!error) return null
  const isGone = error.status === 404
  const copy = () => {
    finished.current = true
    asNew(form.getValues())
  }
  return (
    <Alert
      severity="error"
      sx={{
        mb: 2,
        width: '100%',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 60%' },
      }}
      action={
        isGone &&
        !isNew &&
        isRenewable &&
        allows(roles, 'create', resource) && (
          <Button color="inherit" onClick={copy} size="tall">
            {translate('admin.refusal.asNew')}
          </Button>
        )
      }
    >
      {isGone
        ? translate(isNew ? 'admin.refusal.goneNew' : 'admin.refusal.gone')
        : translate(error.message, { _: error.message })}{' '}
      {/* The message of a failed connection says so itself. */}
      {translate('admin.refusal.kept')}
    </Alert>
  )
}

/** Shown instead of a form whose record could not be read, with the user's draft. */
export function NoRecord({ isRenewable = true }: Renewable) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { error, refetch } = useEditContext<RaRecord>()
  const { status = 0, message = '' } = (error ?? {}) as Partial<HttpError>
  const heading =
    status === 404 ? 'admin.refusal.noRecord' : status === 403 ? 'ra.page.access_denied' : 'ra.page.error'
  return (
    <CardContent role="alert">
      <Typography variant="h6" component="h2">
        {translate(heading)}
      </Typography>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {translate(message, { _: message })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {status === 404 ? (
          isRenewable && <TypedBefore />
        ) : (
          <Button variant="contained" onClick={() => void refetch()}>
            {translate('admin.list.retry')}
          </Button>
        )}
        <Button component={Link} to={createPath({ resource, type: 'list' })} variant="outlined">
          {translate('admin.refusal.toList')}
        </Button>
      </Stack>
    </CardContent>
  )
}

function TypedBefore() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { id } = useParams()
  const asNew = useAsNew()
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    void readDraft(resource, id).then((found) => setDraft(found ?? null))
  }, [resource, id])
  if (!draft) return null
  const open = () => {
    void dropDraft(resource, id, draft.key)
    asNew({ ...draft.base, ...draft.changed })
  }
  return (
    <Button variant="contained" onClick={open}>
      {translate('admin.refusal.asNew')}
    </Button>
  )
}
