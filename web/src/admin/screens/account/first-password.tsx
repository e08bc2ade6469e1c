import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { LocalesMenuButton, useLogout, useTranslate } from 'react-admin'
import { PasswordForm } from './password-form.tsx'
import { useMe } from './use-me.ts'

/** Replaces every screen until a user whose password was set by somebody else has changed it. */
export function FirstPassword({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const logout = useLogout()
  const me = useMe()
  if (!me) return null
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
          <PasswordForm me={me} onDone={onDone} />
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
