import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Title, useNotify, usePermissions, useTranslate } from 'react-admin'
import { allows } from '../../api/access.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { calledName } from '../../users/user-record.ts'
import { SectionCard } from '../section-card.tsx'
import { END_OTHER_SESSIONS } from './account.operations.ts'
import { DetailsForm } from './details-form.tsx'
import { EmailState } from './email-state.tsx'
import { PasswordForm } from './password-form.tsx'
import { Programs } from './programs.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { useMe } from './use-me.ts'

/** The account of the signed-in user. */
export function Account() {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  // A new key resets the form after the password was changed.
  const [changes, setChanges] = useState(0)
  if (!me) return null
  const changed = () => {
    setChanges(changes + 1)
    notify('admin.account.changed', { type: 'success' })
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Title title={translate('admin.account.title')} />
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2">
            {calledName(me)}
          </Typography>
          <EmailState key={me.email} me={me} />
        </CardContent>
      </Card>
      {allows(roles, 'edit', 'user') && <DetailsForm key={`${me.id} ${me.email}`} me={me} />}
      <SectionCard title="admin.account.change" hint="admin.account.changeWhat">
        <PasswordForm key={changes} me={me} onDone={changed} />
      </SectionCard>
      <RecoveryCode me={me} />
      <OtherSessions />
      <Programs />
    </Stack>
  )
}

function OtherSessions() {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt()
  const [asking, setAsking] = useState(false)
  const end = async () => {
    setAsking(false)
    const title = translate('admin.account.endSessions')
    const write = { document: END_OTHER_SESSIONS, variables: {}, subject: 'own sessions', title }
    if (await attempt(() => calls.send(write))) {
      notify('admin.account.sessionsEnded', { type: 'success' })
    }
  }
  return (
    <SectionCard title="admin.account.sessions" hint="admin.account.sessionsWhat">
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('admin.account.endSessions')}
      </Button>
      <Confirm
        isOpen={asking}
        title="admin.account.sessionsTitle"
        content="admin.account.sessionsWhat"
        confirm="admin.account.endSessions"
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </SectionCard>
  )
}
