import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { LocalesMenuButton, useLogout, usePermissions, useTranslate } from 'react-admin'
import { allows } from '../../api/access.ts'
import type { Session } from '../../api/session.ts'
import { fullName } from '../../users/user-record.ts'
import { EmailField, NameFields } from './details-form.tsx'
import { isExampleAddress, useOwnDetails } from './own-details.ts'
import { PasswordForm } from './password-form.tsx'
import { useMe } from './use-me.ts'

/**
 * Replaces every screen until a user whose password was set by somebody else has changed it. The first administrator,
 * whom nobody has named, enters name and address, too.
 */
export function FirstPassword({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const logout = useLogout()
  const me = useMe()
  const { permissions: roles, isPending } = usePermissions<readonly string[]>()
  if (!me || isPending) return null
  const isNameless = fullName(me) === '' && allows(roles ?? [], 'edit', 'user')
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: { xs: 1, sm: 3 } }}
    >
      <Card sx={{ width: '100%', maxWidth: 500 }}>
        <CardContent sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 4 } }}>
          <Typography variant="h5" component="h1" sx={{ textWrap: 'balance' }}>
            {translate('admin.account.firstTitle')}
          </Typography>
          <Typography color="textSecondary">{translate('admin.account.firstWhat')}</Typography>
          {isNameless ? <NamedForm me={me} onDone={onDone} /> : <PasswordForm me={me} onDone={onDone} />}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            <Button color="inherit" onClick={() => void logout()}>
              {translate('ra.auth.logout')}
            </Button>
            <LocalesMenuButton />
          </Box>
        </CardContent>
      </Card>
    </Box>
  )
}

function NamedForm({ me, onDone }: { me: Session['me']; onDone: () => void }) {
  const translate = useTranslate()
  const store = useOwnDetails(me)
  return (
    <PasswordForm me={me} onDone={onDone} before={store}>
      <NameFields />
      {isExampleAddress(me.email) && (
        <EmailField hint={translate('admin.account.exampleEmail', { email: me.email })} />
      )}
    </PasswordForm>
  )
}
