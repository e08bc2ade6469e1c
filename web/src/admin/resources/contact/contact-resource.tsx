import { Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { BoundedNumber, BoundedText, boundsOf, phoneNumber, validatorsOf } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { Excerpt } from '../../lists/cell-text.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'
import { MailPassword } from './mail-password.tsx'

function ContactList() {
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      csv={plainCells('address', 'phoneNumber', 'mail')}
      phone={{
        primary: ({ address, phoneNumber, mail }) => phoneNumber ?? mail ?? address,
        secondary: ({ address }) => <Excerpt text={address} />,
      }}
    >
      <DataTable.Col source="address" render={({ address }) => <Excerpt text={address} />} />
      <DataTable.Col source="phoneNumber" />
      <DataTable.Col source="mail" />
      <DataTable.Col source="mailServer" />
    </RecordList>
  )
}

function GroupHeading({ text }: { text: string }) {
  return (
    <Typography variant="h6" component="h2" sx={{ mt: 1, mb: 0.5 }}>
      {text}
    </Typography>
  )
}

function ContactFields() {
  const translate = useTranslate()
  return (
    <FormColumns
      side={
        <>
          <GroupHeading text={translate('resources.contact.mailAccount')} />
          <BoundedText input="AddContact" source="mailServer" />
          <BoundedNumber input="AddContact" source="port" />
          <BoundedText input="AddContact" source="userName" autoComplete="off" />
          <MailPassword />
        </>
      }
    >
      <GroupHeading text={translate('resources.contact.site')} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.contact.siteHint')}
      </Typography>
      <BoundedText input="AddContact" source="address" multiline minRows={2} />
      <BoundedText
        input="AddContact"
        source="phoneNumber"
        type="tel"
        validate={[...validatorsOf(boundsOf('AddContact', 'phoneNumber')), phoneNumber]}
      />
      <BoundedText input="AddContact" source="mail" type="email" />
    </FormColumns>
  )
}

export const contactScreens: ResourceScreens = {
  list: ContactList,
  ...formScreens(ContactFields, () => ({ publicPage: () => paths.contact })),
}
