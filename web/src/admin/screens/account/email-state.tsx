import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import type { Session } from '../../api/session.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { REQUEST_EMAIL_CONFIRMATION } from './account.operations.ts'
import { useAccess } from './use-access.ts'

/** The address of the account, whether it is confirmed, and a mail to confirm it where mails are sent. */
export function EmailState({ me }: { readonly me: Session['me'] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt()
  const { data } = useAccess()
  const [isSent, setSent] = useState(false)
  const isConfirmed = data?.me?.emailConfirmed
  const request = async () => {
    const title = translate('admin.account.confirmEmail')
    const write = { document: REQUEST_EMAIL_CONFIRMATION, variables: {}, subject: 'own address', title }
    if (!(await attempt(() => calls.send(write)))) return
    setSent(true)
    notify('admin.account.confirmationSent', { type: 'info', messageArgs: { email: me.email } })
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {me.userName === me.email ? me.email : `${me.userName} · ${me.email}`}
        </Typography>
        {data && (
          <Chip
            size="small"
            variant={isConfirmed ? 'filled' : 'outlined'}
            color={isConfirmed ? 'success' : 'default'}
            label={translate(isConfirmed ? 'admin.account.confirmed' : 'admin.account.unconfirmed')}
          />
        )}
      </Box>
      {data?.signInOptions.passwordLinks && !isConfirmed && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          disabled={isSent}
          onClick={() => void request()}
        >
          {translate('admin.account.confirmEmail')}
        </Button>
      )}
    </>
  )
}
