import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { leaveFor } from '../../api/leave-for.ts'
import { signOut } from '../../api/session.ts'

/** Signs out; the sign-in leads back to this screen. */
async function signInAgain(): Promise<void> {
  await signOut()
  leaveFor({ to: paths.signIn, status: 401, message: 'Sign in again.' })
}

export function SignInAgainButton() {
  const translate = useTranslate()
  return (
    <Button variant="contained" onClick={() => void signInAgain()}>
      {translate('admin.security.again.signIn')}
    </Button>
  )
}

/** Offers the sign-in that a change of factors asks for. */
export function SignInAgain() {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 240px' } }}
      action={<SignInAgainButton />}
    >
      {translate('admin.security.again.what')}
    </Alert>
  )
}
