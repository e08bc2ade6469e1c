import { Alert, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { MySecurityQuery } from '../../../gql/graphql.ts'
import { momentText } from '../../language/moment-text.ts'
import { HeldEntry } from './held-entry.tsx'
import { HeldList } from './held-list.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { REMOVE_PASSKEY } from './security.operations.ts'
import type { FactorCalls } from './use-factor-calls.ts'
import { type MadePasskey, useMakePasskey } from './use-make-passkey.ts'

type Passkey = MySecurityQuery['mySecurity']['passkeys'][number]

const REMOVAL = {
  remove: 'admin.security.passkey.remove',
  title: 'admin.security.passkey.removeTitle',
  what: 'admin.security.passkey.removeWhat',
}

interface PasskeysProps {
  readonly passkeys: readonly Passkey[]
  /** Whether the site's address can have them. */
  readonly areAvailable: boolean
  readonly calls: FactorCalls
  /** @param codes of the recovery sheet; none where there was one. */
  onAdded(codes: readonly string[]): void
  onRemoved(): void
}

/** The passkeys of the signed-in user. */
export function Passkeys({ passkeys, areAvailable, calls, onAdded, onRemoved }: PasskeysProps) {
  const translate = useTranslate()
  const make = useMakePasskey(calls)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadePasskey | null>(null)
  const begin = async () => {
    setBusy(true)
    setMade(await make())
    setBusy(false)
  }
  const added = (codes: readonly string[]) => {
    setMade(null)
    onAdded(codes)
  }
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate('admin.security.passkey.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin.security.passkey.what')}
      </Typography>
      {passkeys.length > 0 && (
        <HeldList sx={{ my: 1.5 }}>
          {passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} calls={calls} onRemoved={onRemoved} />
          ))}
        </HeldList>
      )}
      {areAvailable ? (
        <Button variant="outlined" disabled={isBusy} onClick={() => void begin()}>
          {translate('admin.security.passkey.add')}
        </Button>
      ) : (
        <Alert severity="info">{translate('admin.security.passkey.unavailable')}</Alert>
      )}
      {made && !calls.isTooOld && (
        <PasskeyNameDialog made={made} calls={calls} onAdded={added} onClose={() => setMade(null)} />
      )}
    </div>
  )
}

interface EntryProps extends Pick<PasskeysProps, 'calls' | 'onRemoved'> {
  readonly passkey: Passkey
}

function Entry({ passkey: { id, name, createdAt, lastUsedAt, isUsable }, calls, onRemoved }: EntryProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const when = (moment: string) => ({ when: momentText(new Date(moment), locale) })
  const facts = [
    translate('admin.security.passkey.made', when(createdAt)),
    lastUsedAt
      ? translate('admin.security.passkey.used', when(lastUsedAt))
      : translate('admin.security.passkey.unused'),
  ]
  const remove = async () => {
    const title = translate('admin.security.passkey.title')
    const variables = { id, currentPassword: '' }
    if (await calls.change({ document: REMOVE_PASSKEY, variables, title }))
      notify('admin.security.passkey.removed', { type: 'success' })
    onRemoved()
  }
  return (
    <HeldEntry
      name={name}
      mark={
        !isUsable && (
          <Chip size="small" sx={{ ml: 1 }} label={translate('admin.security.passkey.elsewhere')} />
        )
      }
      facts={facts}
      words={REMOVAL}
      onRemove={remove}
    />
  )
}
