import LinkIcon from '@mui/icons-material/Link'
import InviteIcon from '@mui/icons-material/PersonAddAlt'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDirty } from '../../forms/drafts/use-dirty.ts'
import { LinkDialog, type MadeLink } from '../../users/link-dialog.tsx'
import { useSecretCall } from '../../users/use-secret-call.ts'
import { calledName, type UserRecord } from '../../users/user-record.ts'
import { MAKE_PASSWORD_LINK, RENEW_INVITATION } from './link.operations.ts'

interface Shown extends MadeLink {
  readonly kind: 'invitation' | 'reset'
}

/** Makes links by which a user sets the own password. */
export function LinkActions({ user }: { readonly user: UserRecord }) {
  const translate = useTranslate()
  const isDirty = useDirty()
  const send = useSecretCall()
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const name = calledName(user)
  const make = async (kind: Shown['kind'], request: () => Promise<MadeLink | undefined>) => {
    setBusy(true)
    const made = await request()
    setBusy(false)
    if (made) setShown({ ...made, kind })
  }
  const title = translate('resources.user.link.call', { name })
  const reset = async () => {
    // Without the own password, which is then asked for.
    const variables = { userId: user.id, currentPassword: '' }
    return (await send({ document: MAKE_PASSWORD_LINK, variables, title }))?.makePasswordLink
  }
  const renew = async () => {
    const reply = await send({ document: RENEW_INVITATION, variables: { userId: user.id }, title })
    return reply?.renewInvitation && { ...reply.renewInvitation, link: reply.renewInvitation.link ?? null }
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={user.isInvited ? <InviteIcon /> : <LinkIcon />}
        disabled={isDirty || isBusy}
        onClick={() => void (user.isInvited ? make('invitation', renew) : make('reset', reset))}
      >
        {translate(user.isInvited ? 'resources.user.invite.renew' : 'resources.user.link.make')}
      </Button>
      {shown && (
        <LinkDialog
          made={shown}
          kind={shown.kind}
          name={name}
          email={user.email}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
