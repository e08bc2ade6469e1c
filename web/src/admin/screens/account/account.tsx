import { Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify, usePermissions, useTranslate } from 'react-admin'
import { allows } from '../../api/access.ts'
import { renewHere } from '../../push/this-device.ts'
import { calledName } from '../../users/user-record.ts'
import { SectionCard } from '../section-card.tsx'
import { DetailsForm } from './details-form.tsx'
import { Devices } from './devices.tsx'
import { EmailState } from './email-state.tsx'
import { PasswordForm } from './password-form.tsx'
import { Programs } from './programs.tsx'
import { RecoverySheet } from './recovery-sheet.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'
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
    // A new password ends all devices, this one among them.
    void renewHere(translate('admin.push.title'), true).catch(() => {})
    notify('admin.account.changed', { type: 'success' })
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Title title={translate('admin.account.title')} />
      <SectionCard title="admin.security.password" hint="admin.account.changeWhat">
        <PasswordForm key={changes} me={me} onDone={changed} />
      </SectionCard>
      <SecondStep me={me} />
      <RecoverySheet me={me} />
      <Devices />
      <Sessions />
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2">
            {calledName(me)}
          </Typography>
          <EmailState key={me.email} me={me} />
        </CardContent>
      </Card>
      {allows(roles, 'edit', 'user') && <DetailsForm key={`${me.id} ${me.email}`} me={me} />}
      <Programs />
    </Stack>
  )
}
