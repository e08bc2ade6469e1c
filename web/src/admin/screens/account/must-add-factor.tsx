import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { LocalesMenuButton, useLogout, usePermissions, useTranslate } from 'react-admin'
import { SecondStepWays } from './second-step.tsx'
import { SignInAgainButton } from './sign-in-again.tsx'
import { useMe } from './use-me.ts'
import { useSecurity } from './use-security.ts'

/**
 * Replaces every screen for whose group requires a second factor, until there is one in the session. Who holds other
 * roles may go on with those.
 */
export function MustAddFactor({ onLater }: { onLater(): void }) {
  const translate = useTranslate()
  const logout = useLogout()
  const me = useMe()
  const { data } = useSecurity()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  if (!me || !data) return null
  const { hasTotp, passkeys } = data.mySecurity
  const has = hasTotp || passkeys.some(({ isUsable }) => isUsable)
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: { xs: 1, sm: 3 } }}
    >
      <Card sx={{ width: '100%', maxWidth: 560 }}>
        <CardContent sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 4 } }}>
          <Typography variant="h5" component="h1" sx={{ textWrap: 'balance' }}>
            {translate(has ? 'admin.security.must.haveTitle' : 'admin.security.must.title')}
          </Typography>
          <Typography color="textSecondary">
            {translate(has ? 'admin.security.must.have' : 'admin.security.must.what')}
          </Typography>
          {has ? <SignInAgainButton /> : <SecondStepWays me={me} />}
          {roles.length > 0 && (
            <Box>
              <Button onClick={onLater}>{translate('admin.security.must.later')}</Button>
              <Typography variant="body2" color="textSecondary">
                {translate('admin.security.must.laterWhat')}
              </Typography>
            </Box>
          )}
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
