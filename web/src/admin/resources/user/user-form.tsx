import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { BooleanInput, regex, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { BoundedText, boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { RecordCreate } from '../../forms/record-form.tsx'
import { type Credentials, CredentialsDialog } from '../../users/credentials-dialog.tsx'
import { newPassword } from '../../users/password.ts'
import type { UserRecord } from '../../users/user-record.ts'
import { UserGroups } from './user-groups.tsx'

const FLAGS = ['lockoutEnabled', 'emailConfirmed', 'phoneNumberConfirmed']
/** Fields that only older clients use; here they are shown where one has set them. */
const OLD_TEXTS = ['avatar', 'mood', 'chatStatus']

/** Adds a user with a generated password, which is shown once. */
export function UserInvitation() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  // One password for all attempts, so that a repeated one does not change it.
  const [password] = useState(newPassword)
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  return (
    <>
      <RecordCreate
        transform={(typed) => ({ ...typed, password })}
        onCreated={({ userName }) => setCredentials({ userName, password })}
        // The password of the attempt without a reply was never shown.
        onConflict={async () =>
          notify('resources.user.addedUnseen', { type: 'warning', autoHideDuration: 15_000 })
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>{translate('resources.user.inviteHint')}</Typography>
        <UserFields />
        <SuggestedUserName />
      </RecordCreate>
      {credentials && (
        <CredentialsDialog credentials={credentials} onClose={() => redirect('list', 'user')} />
      )}
    </>
  )
}

/** Fills in the user name from the mail address until the user edits it. */
function SuggestedUserName() {
  const form = useFormContext()
  const email: unknown = useWatch({ name: 'email' })
  useEffect(() => {
    if (form.getFieldState('userName').isTouched || typeof email !== 'string') return
    const [name = ''] = email.split('@')
    form.setValue('userName', name.replace(/[^A-Za-z0-9._+-]/g, ''), { shouldDirty: true })
  }, [email, form])
  return null
}

export function UserFields() {
  const translate = useTranslate()
  const user = useRecordContext<UserRecord>()
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
        <BoundedText input="AddUser" source="firstName" />
        <BoundedText input="AddUser" source="lastName" />
        <BoundedText input="AddUser" source="email" type="email" />
        <BoundedText input="AddUser" source="phoneNumber" type="tel" />
      </Box>
      <BoundedText
        input="AddUser"
        source="userName"
        helperText="resources.user.userNameHint"
        validate={[
          ...validatorsOf(boundsOf('AddUser', 'userName')),
          regex(/^[A-Za-z0-9._@+-]*$/, 'resources.user.userNameWrong'),
        ]}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } }}
      />
      <UserGroups user={user} />
      <Accordion
        disableGutters
        elevation={0}
        slotProps={{ heading: { component: 'h2' } }}
        sx={{ width: '100%', my: 1, '&::before': { display: 'none' } }}
      >
        <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0 }}>
          <Typography>{translate('resources.user.more')}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0 }}>
          {OLD_TEXTS.filter((source) => user?.[source]).map((source) => (
            <BoundedText key={source} input="AddUser" source={source} />
          ))}
          {FLAGS.map((source) => (
            <BooleanInput
              key={source}
              source={source}
              defaultValue={source === 'lockoutEnabled'}
              helperText={false}
            />
          ))}
        </AccordionDetails>
      </Accordion>
    </>
  )
}
