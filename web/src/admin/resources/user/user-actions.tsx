import LockIcon from '@mui/icons-material/Block'
import LockOpenIcon from '@mui/icons-material/LockOpen'
import ResetIcon from '@mui/icons-material/LockReset'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useDataProvider,
  useGetIdentity,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { useDirty } from '../../forms/drafts/use-dirty.ts'
import { momentText } from '../../language/moment-text.ts'
import { type Credentials, CredentialsDialog } from '../../users/credentials-dialog.tsx'
import { newPassword } from '../../users/password.ts'
import { calledName, lockedUntil, type UserRecord } from '../../users/user-record.ts'
import { AccessActions } from './access-actions.tsx'
import { LinkActions } from './link-actions.tsx'

type Question = 'reset' | 'lockOut'

/** Actions on an account beside its form: new password, disabling and enabling, unlocking. */
export function UserActions() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const user = useRecordContext<UserRecord>()
  const { identity } = useGetIdentity()
  const isDirty = useDirty()
  const change = useChange()
  const refresh = useRefresh()
  const [asking, setAsking] = useState<Question | null>(null)
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  if (!user) return null

  const until = lockedUntil(user, new Date())
  const isSelf = String(identity?.id) === user.id
  const name = calledName(user)
  const close = () => setAsking(null)
  const reset = async () => {
    close()
    const password = newPassword()
    // A user with a new password should not have to wait for the end of a lock.
    if (await change(user, { password, ...(until && { lockoutEnd: null }) })) {
      setCredentials({ userName: user.userName, password })
    }
  }
  const lockOut = () => {
    close()
    return change(user, { status: 'PASSIVE' }, 'resources.user.lockedOut')
  }
  const letIn = () => change(user, { status: 'ACTIVE' }, 'resources.user.letInDone')
  const unlock = () => change(user, { lockoutEnd: null }, 'resources.user.unlocked')

  return (
    <Box component="section" aria-labelledby="account-title" sx={{ width: '100%', my: 2 }}>
      <Typography id="account-title" variant="h6" component="h2">
        {translate('resources.user.account')}
      </Typography>
      {until && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('resources.user.lockedUntil', {
            until: momentText(until, locale),
          })}
        </Alert>
      )}
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate(`resources.user.status.${user.status}`)}
        {isSelf && ` · ${translate('resources.user.self')}`}
        {isDirty && ` · ${translate('resources.user.saveFirst')}`}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate('resources.user.fields.twoFactorEnabled')}:{' '}
        {translate(user.twoFactorEnabled ? 'resources.user.hasStep' : 'resources.user.hasNoStep')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isSelf ? (
          // A new password whose reply was lost would lock out the one who asked for it.
          <Button variant="outlined" startIcon={<ResetIcon />} component={Link} to={screenPaths.account}>
            {translate('admin.account.title')}
          </Button>
        ) : (
          <Action name="reset" Icon={ResetIcon} onPress={() => setAsking('reset')} />
        )}
        {user.status === 'ACTIVE' && !isSelf && <LinkActions user={user} />}
        {!isSelf && <AccessActions user={user} />}
        {until && <Action name="unlock" Icon={LockOpenIcon} onPress={unlock} />}
        {user.status === 'PASSIVE' && <Action name="letIn" Icon={LockOpenIcon} onPress={letIn} />}
        {user.status === 'ACTIVE' && !isSelf && (
          <Action name="lockOut" Icon={LockIcon} color="inherit" onPress={() => setAsking('lockOut')} />
        )}
      </Box>
      <Confirm
        isOpen={asking !== null}
        title={`resources.user.${asking ?? 'reset'}Title`}
        content={translate(`resources.user.${asking ?? 'reset'}What`, { name })}
        confirm={`resources.user.${asking ?? 'reset'}`}
        onConfirm={() => void (asking === 'lockOut' ? lockOut() : reset())}
        onClose={close}
      />
      {credentials && (
        <CredentialsDialog
          credentials={credentials}
          onClose={() => {
            setCredentials(null)
            refresh()
          }}
        />
      )}
    </Box>
  )
}

interface ActionProps {
  readonly name: Question | 'unlock' | 'letIn'
  readonly Icon: typeof LockIcon
  readonly color?: 'inherit'
  onPress(): unknown
}

/** A button for an action on the stored account, disabled while the form has changes. */
function Action({ name, Icon, color, onPress }: ActionProps) {
  const translate = useTranslate()
  const isDirty = useDirty()
  return (
    <Button
      variant="outlined"
      color={color}
      startIcon={<Icon />}
      disabled={isDirty}
      onClick={() => void onPress()}
    >
      {translate(`resources.user.${name}`)}
    </Button>
  )
}

/** Stores a change of an account at once and shows a notice. @returns whether it was stored. */
function useChange() {
  const provider = useDataProvider()
  const notify = useNotify()
  const attempt = useAttempt()
  const refresh = useRefresh()
  return async (user: UserRecord, change: object, done?: string): Promise<boolean> => {
    const isStored = await attempt(() =>
      provider.update('user', {
        id: user.id,
        data: { ...change, concurrencyStamp: user.concurrencyStamp },
        previousData: user,
      }),
    )
    if (isStored && done) notify(done, { type: 'success' })
    // After a failure, too: it may be stored, and the next attempt needs the stamp of the stored user.
    if (!isStored || done) refresh()
    return isStored
  }
}
