import InviteIcon from '@mui/icons-material/PersonAddAlt'
import { Box, Button, DialogContentText } from '@mui/material'
import { useRef, useState } from 'react'
import {
  Form,
  type HttpError,
  useNotify,
  usePermissions,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { allows } from '../../api/access.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { CallDialog } from '../../forms/call-dialog.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { EarlierAddition, useDraft } from '../../forms/drafts/use-draft.ts'
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

const FORM = 'invitation'
const NOBODY: Invited = { email: '', firstName: '', lastName: '', groupIds: [] }

function InviteDialog({ onClose, onMade }: InviteDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const isTyped = useRef(false)
  const draft = useDraft('invitation', NOBODY, { isAddition: true })
  const { earlier, isSending } = draft
  const invite = async (typed: Invited) => {
    const { email, firstName, lastName, groupIds } = typed
    const input = { email, firstName: firstName || null, lastName: lastName || null, groupIds }
    const title = translate('resources.user.invite.call', { email })
    try {
      const write = { document: INVITE_USER, variables: { input }, resource: 'user', title }
      const reply = (await draft.send(() => write, typed))?.reply ?? null
      if (!reply) notify('resources.user.invite.unseen', { type: 'warning', autoHideDuration: 15_000 })
      onMade(reply && { ...reply.inviteUser, link: reply.inviteUser.link ?? null }, input)
      return undefined
    } catch (error) {
      if (isCancelled(error) || error instanceof EarlierAddition) return undefined
      const { message, body } = error as HttpError
      const { root: _, ...fields } = body?.errors ?? {}
      if (Object.keys(fields).length > 0) return fields
      notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
  }
  return (
    <CallDialog
      title={translate('resources.user.invite.title')}
      maxWidth="sm"
      subject={draft.subject}
      isSending={isSending}
      earlier={
        earlier && {
          title: translate('resources.user.invite.call', { email: earlier.values.email }),
          // In their form the address is corrected, and another link made.
          change: () => redirect('edit', 'user', String(earlier.ids[0])),
          add: () => {
            draft.renew()
            // With what is typed by now.
            document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit()
          },
        }
      }
      label={translate('resources.user.invite.title')}
      form={FORM}
      // An accidental press beside it or of Escape must not lose what was typed.
      onClose={(isCancelled) => {
        if (isCancelled) draft.cancel()
        if (isCancelled || isSending || !isTyped.current) onClose()
      }}
    >
      <Form
        id={FORM}
        onSubmit={(typed: object) => invite(typed as Invited)}
        // The values of a form are those that it began with.
        key={draft.restoredAt}
        defaultValues={draft.values}
        noValidate
      >
        <Box
          onChange={() => {
            isTyped.current = true
          }}
        >
          {draft.restoredAt !== null && (
            <RestoredNotice mb={0} at={draft.restoredAt} onDiscard={draft.reset} />
          )}
          <DialogContentText sx={{ mb: 1 }}>{translate('resources.user.invite.what')}</DialogContentText>
          <BoundedText input="InviteUser" source="email" type="email" autoComplete="off" autoFocus />
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
            <BoundedText input="InviteUser" source="firstName" />
            <BoundedText input="InviteUser" source="lastName" />
          </Box>
          <UserGroups user={undefined} />
        </Box>
      </Form>
    </CallDialog>
  )
}
