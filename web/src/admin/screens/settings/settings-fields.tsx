import { Box, Link as StyledLink, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { BooleanInput, NullableBooleanInput, SelectInput, useCanAccess, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { BoundedNumber, BoundedText } from '../../forms/bounded.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { OrderFields } from '../orders/order-fields.tsx'
import { DrawingQuestions } from './drawing-question.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { DeliveryLinks, SocialLinks } from './link-list.tsx'
import { PageModes } from './page-modes.tsx'
import { TableRules } from './table-rules.tsx'
import { NameFields, PhoneFields, Setting, type ShownProps, WordsFields } from './text-fields.tsx'

/** A single place is the size of who has told none. */
const SIZES = ['PROVINCE_CHAIN', 'NATIONAL_CHAIN'] as const

type Groups = Readonly<Record<string, (props: ShownProps) => ReactNode>>

/** The restaurant itself: its name, look and place. */
export const HOUSE = {
  identity: ({ shown }) => (
    <>
      <NameFields shown={shown} />
      <WordsFields shown={shown} />
    </>
  ),
  pictures: () => (
    <>
      <PictureInput source="logo" stored="logoUrl" aspect={1} hint="resources.site.logoHint" />
      <HeroPictures />
      <DrawingQuestions />
      <PictureInput
        source="shareImage"
        stored="shareImageUrl"
        aspect={1200 / 630}
        hint="resources.site.shareHint"
      />
    </>
  ),
  contact: ({ shown }) => (
    <>
      <PhoneFields shown={shown} />
      <Setting source="mail" shown={shown} />
      <Setting source="address" shown={shown} />
      <Row>
        <Setting source="locality" shown={shown} />
        <Setting source="region" shown={shown} />
        <Setting source="postalCode" shown={shown} />
      </Row>
      <ContactEntries />
    </>
  ),
  place: ({ shown }) => (
    <>
      <Setting source="directionsNote" shown={shown} />
      <Setting source="parking" shown={shown} />
      <OpenFlag source="stepFree" />
      <BoundedText input="UpdateSite" source="mapUrl" type="url" />
      <Hint text="resources.site.mapHint" />
      <Row>
        <BoundedNumber input="UpdateSite" source="latitude" />
        <BoundedNumber input="UpdateSite" source="longitude" />
      </Row>
      <Hint text="resources.site.positionHint" />
    </>
  ),
  links: () => (
    <>
      <DeliveryLinks />
      <SocialLinks />
    </>
  ),
  further: ({ shown }) => (
    <Row>
      <Setting source="priceRange" shown={shown} />
      <BoundedNumber input="UpdateSite" source="foundedYear" />
    </Row>
  ),
} satisfies Groups

/** The rules of reservations. */
export const TABLES = {
  tables: () => (
    <>
      <OpenFlag source="acceptsReservations" />
      <TableRules />
    </>
  ),
} satisfies Groups

/** How guests order, and of whom. */
export const ORDERS = {
  orders: () => <OrderFields />,
  seller: () => (
    <>
      <Hint text="admin.orders.sellerHint" />
      <BoundedText input="UpdateSite" source="whatsapp" type="tel" hint="admin.orders.whatsappHint" />
      <BoundedText input="UpdateSite" source="legalName" hint="resources.site.legalNameHint" />
      <BoundedText input="UpdateSite" source="tradeNumber" />
      <BoundedText input="UpdateSite" source="kepAddress" type="email" hint="admin.orders.kepHint" />
    </>
  ),
} satisfies Groups

/** The pages of the site, and what the law asks of it. */
export const PAGES = {
  pages: () => <PageModes />,
  languages: () => <LanguageChoice />,
  legal: ({ shown }) => (
    <>
      <BoundedText input="UpdateSite" source="legalName" hint="resources.site.legalNameHint" />
      <Setting source="registrationNumber" shown={shown} />
      <BooleanInput source="hideAlcoholicDrinks" helperText={false} />
      <SelectInput
        source="businessSize"
        choices={SIZES.map((id) => ({ id, name: `resources.site.sizes.${id}` }))}
        emptyText="resources.site.sizes.SINGLE"
        helperText="resources.site.sizeHint"
        fullWidth
      />
      <PictureInput source="officialQr" stored="officialQrUrl" hint="resources.site.officialHint" />
    </>
  ),
} satisfies Groups

interface SettingsFieldsProps extends ShownProps {
  readonly groups: Groups
}

/** The settings of one screen, in groups; where there are several, a list of them stands beside. */
export function SettingsFields({ groups, shown }: SettingsFieldsProps) {
  useAskedField()
  const names = Object.keys(groups)
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 4,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `${names.length > 1 ? '168px ' : ''}minmax(0, 640px)`,
        },
      }}
      className="form-columns"
    >
      {names.length > 1 && <Contents names={names} />}
      <Box sx={{ minWidth: 0 }}>
        {Object.entries(groups).map(([name, Fields]) => (
          <Group key={name} name={name}>
            <Fields shown={shown ?? {}} />
          </Group>
        ))}
      </Box>
    </Box>
  )
}

/** Puts the focus into the field that the address names, such as one that was searched for. */
function useAskedField(): void {
  const [params] = useSearchParams()
  const asked = params.get('field')
  useEffect(() => {
    if (asked && /^\w+$/.test(asked)) document.querySelector<HTMLElement>(`[name="${asked}"]`)?.focus()
  }, [asked])
}

const idOf = (name: string) => `settings-${name}`

/** The groups, of which each is brought into sight. */
function Contents({ names }: { readonly names: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('resources.site.groups')}
      sx={{
        display: 'flex',
        flexDirection: { md: 'column' },
        alignItems: { md: 'start' },
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 2,
        position: { md: 'sticky' },
        top: { md: 72 },
        mb: { xs: 1, md: 0 },
      }}
    >
      {names.map((name) => (
        <Box
          key={name}
          component="button"
          type="button"
          onClick={() => document.getElementById(idOf(name))?.scrollIntoView()}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            py: 1,
            typography: 'body2',
            fontWeight: 600,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outline: 2, outlineOffset: 2, borderRadius: 1 },
          }}
        >
          {translate(`resources.site.group.${name}`)}
        </Box>
      ))}
    </Box>
  )
}

/** Where the site finds what is left empty here. */
function ContactEntries() {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'contact', action: 'list' })
  if (!canAccess) return null
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
      {translate('resources.site.entriesHint')}{' '}
      <StyledLink component={Link} to="/admin/contact">
        {translate('resources.contact.name', { smart_count: 2 })}
      </StyledLink>
    </Typography>
  )
}

/** A flag that may be left open. */
function OpenFlag({ source }: { readonly source: string }) {
  return (
    <NullableBooleanInput source={source} nullLabel="resources.site.unknown" fullWidth helperText={false} />
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = idOf(name)
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5, scrollMarginTop: 72 }}>
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
