import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { BooleanInput, NullableBooleanInput, SelectInput, useTranslate } from 'react-admin'
import { BoundedNumber, BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import { DeliveryLinks, SocialLinks } from './link-list.tsx'
import { PageModes } from './page-modes.tsx'
import { NameFields, PhoneFields, Setting, type ShownProps, WordsFields } from './text-fields.tsx'

/** A single place is the size of who has told none. */
const SIZES = ['PROVINCE_CHAIN', 'NATIONAL_CHAIN'] as const

/** All settings, in groups. */
export function SettingsFields({ shown }: ShownProps) {
  return (
    <FormColumns
      side={
        <>
          <Group name="pictures">
            <PictureInput source="logo" stored="logoUrl" aspect={1} hint="resources.site.logoHint" />
            <HeroPictures />
            <PictureInput
              source="shareImage"
              stored="shareImageUrl"
              aspect={1200 / 630}
              hint="resources.site.shareHint"
            />
          </Group>
          <Group name="pages">
            <PageModes />
          </Group>
        </>
      }
    >
      <Group name="identity">
        <NameFields shown={shown} />
        <WordsFields shown={shown} />
      </Group>
      <Group name="contact">
        <PhoneFields shown={shown} />
        <Setting source="mail" shown={shown} />
        <Setting source="address" shown={shown} />
        <Row>
          <Setting source="locality" shown={shown} />
          <Setting source="region" shown={shown} />
          <Setting source="postalCode" shown={shown} />
        </Row>
        <Row>
          <BoundedNumber input="UpdateSite" source="latitude" />
          <BoundedNumber input="UpdateSite" source="longitude" />
        </Row>
        <Hint text="resources.site.positionHint" />
        <BoundedText input="UpdateSite" source="mapUrl" type="url" />
        <Hint text="resources.site.mapHint" />
        <Setting source="directionsNote" shown={shown} />
        <Setting source="parking" shown={shown} />
        <OpenFlag source="stepFree" />
      </Group>
      <Group name="links">
        <DeliveryLinks />
        <SocialLinks />
      </Group>
      <Group name="further">
        <OpenFlag source="acceptsReservations" />
        <Row>
          <Setting source="priceRange" shown={shown} />
          <BoundedNumber input="UpdateSite" source="foundedYear" />
        </Row>
        <Setting source="registrationNumber" shown={shown} />
        <PictureInput source="officialQr" stored="officialQrUrl" hint="resources.site.officialHint" />
        <SelectInput
          source="businessSize"
          choices={SIZES.map((id) => ({ id, name: `resources.site.sizes.${id}` }))}
          emptyText="resources.site.sizes.SINGLE"
          helperText="resources.site.sizeHint"
          fullWidth
        />
        <BooleanInput source="hideAlcoholicDrinks" helperText={false} />
      </Group>
    </FormColumns>
  )
}

/** A flag that may be left open. */
function OpenFlag({ source }: { readonly source: string }) {
  return (
    <NullableBooleanInput source={source} nullLabel="resources.site.unknown" fullWidth helperText={false} />
  )
}

type GroupName = 'identity' | 'contact' | 'links' | 'pictures' | 'pages' | 'further'

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const translate = useTranslate()
  const id = `settings-${name}`
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mt: 1, mb: 0.5 }}>
        {translate(`resources.site.group.${name}`)}
      </Typography>
      {children}
    </Box>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {children}
    </Box>
  )
}

function Hint({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
      {translate(text)}
    </Typography>
  )
}
