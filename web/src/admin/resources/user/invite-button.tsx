import InviteIcon from '@mui/icons-material/PersonAddAlt'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useRef, useState } from 'react'
import { Form, type HttpError, useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { allows } from '../../api/access.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LinkDialog, type MadeLink } from '../../users/link-dialog.tsx'
import { isCancelled } from '../../users/use-secret-call.ts'
import { fullName } from '../../users/user-record.ts'
import { INVITE_USER } from './link.operations.ts'
import { UserGroups } from './user-groups.tsx'

interface Invited {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly groupIds: readonly string[]
}

/** Adds a user who sets the own password by a link. */
export function InviteButton() {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const translate = useTranslate()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<(MadeLink & { readonly invited: Invited }) | null>(null)
  if (!allows(roles, 'create', 'user')) return null
  const close = () => {
    setOpen(false)
    setMade(null)
  }
  return (
    <>
      {/* With its words on a phone, too: from there most people are invited. */}
      <Button
        size="small"
        sx={{ alignSelf: 'center' }}
        startIcon={<InviteIcon />}
        onClick={() => setOpen(true)}
      >
        {translate('resources.user.invite.title')}
      </Button>
      {isOpen && !made && (
        <InviteDialog
          onClose={close}
          onMade={(link, invited) => {
            if (link) setMade({ ...link, invited })
            else close()
            refresh()
          }}
        />
      )}
      {made && (
        <LinkDialog
          made={made}
          kind="invitation"
          name={fullName({ ...made.invited, userName: '' }) || made.invited.email}
          email={made.invited.email}
          onClose={close}
        />
      )}
    </>
  )
}

interface InviteDialogProps {
  onClose(): void
  /** @param link null if it is only known that the user was added. */
  onMade(link: MadeLink | null, invited: Invited): void
}

function InviteDialog({ onClose, onMade }: InviteDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const isTyped = useRef(false)
  const [subject] = useState(() => `invitation/${newClientKey()}`)
  const save = async (typed: object) => {
    const { email, firstName, lastName, groupIds } = typed as Invited
    const input = { email, firstName: firstName || null, lastName: lastName || null, groupIds }
    const title = translate('resources.user.invite.call', { email })
    try {
      const write = { document: INVITE_USER, variables: { input }, resource: 'user', subject, title }
      const { reply } = await calls.send(write)
      if (!reply) notify('resources.user.invite.unseen', { type: 'warning', autoHideDuration: 15_000 })
      onMade(reply && { ...reply.inviteUser, link: reply.inviteUser.link ?? null }, input)
      return undefined
    } catch (error) {
      if (isCancelled(error)) return undefined
      const { message, body } = error as HttpError
      const { root: _, ...fields } = body?.errors ?? {}
      if (Object.keys(fields).length > 0) return fields
      notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="invite-title"
      // An accidental press beside it or of Escape must not lose what was typed.
      onClose={() => !isTyped.current && onClose()}
    >
      <Form
        onSubmit={save}
        defaultValues={{ email: '', firstName: '', lastName: '', groupIds: [] }}
        noValidate
      >
        <DialogTitle id="invite-title">{translate('resources.user.invite.title')}</DialogTitle>
        <DialogContent
          onChange={() => {
            isTyped.current = true
          }}
        >
          <DialogContentText sx={{ mb: 1 }}>{translate('resources.user.invite.what')}</DialogContentText>
          <Fields />
        </DialogContent>
        <Actions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Fields() {
  const { isSubmitting } = useFormState()
  return (
    <WhileSaving isSaving={isSubmitting}>
      <BoundedText input="InviteUser" source="email" type="email" autoComplete="off" autoFocus />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <BoundedText input="InviteUser" source="firstName" />
        <BoundedText input="InviteUser" source="lastName" />
      </Box>
      <UserGroups user={undefined} />
    </WhileSaving>
  )
}

function Actions({ onClose }: Pick<InviteDialogProps, 'onClose'>) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {translate('resources.user.invite.title')}
      </Button>
    </DialogActions>
  )
}
