import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import {
  ArrayInput,
  maxLength,
  regex,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin'
import { boundsOf } from '../../forms/bounded.tsx'
import { DeliveryQuestion, useDelivers } from './delivery-question.tsx'

const HTTPS = regex(/^https:\/\/[^\s/]/, 'resources.site.url')
const LONGEST = { name: 100, url: 2_000 }

/** Whether the restaurant delivers, and by which platforms; online orders on the site lead to the first. */
export function DeliveryLinks() {
  const translate = useTranslate()
  const delivers = useDelivers()
  return (
    <Box sx={{ mb: 1 }}>
      <DeliveryQuestion />
      {delivers && <Links source="deliveryLinks" name="label" />}
      <Typography variant="caption" color="textSecondary" component="p">
        {translate(delivers ? 'resources.site.deliveryHint' : 'resources.site.noDeliveryHint')}
      </Typography>
    </Box>
  )
}

export function SocialLinks() {
  return <Links source="socialLinks" name="network" />
}

export function LinkName({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      validate={[required(), maxLength(LONGEST.name)]}
      helperText={false}
      sx={{ flex: { sm: '1 1 120px' } }}
    />
  )
}

export function LinkAddress({ source }: { source: string }) {
  return (
    <TextInput
      source={source}
      label="resources.site.url"
      type="url"
      validate={[required(), maxLength(LONGEST.url), HTTPS]}
      helperText={false}
      sx={{ flex: { sm: '2 1 200px' } }}
    />
  )
}

function Links({ source, name }: { source: 'deliveryLinks' | 'socialLinks'; name: 'label' | 'network' }) {
  const { most } = boundsOf('UpdateSite', source)
  const atMost = (value: unknown) =>
    Array.isArray(value) && most !== undefined && value.length > most ? 'ra.validation.maxValue' : undefined
  return (
    <ArrayInput source={source} validate={atMost} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddLink />}
        // By default they appear under a pointer only, which keyboards do not have.
        sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
      >
        <LinkName source={name} label={`resources.site.${name}`} />
        <LinkAddress source="url" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddLink() {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {translate('resources.site.addLink')}
    </Button>
  )
}
