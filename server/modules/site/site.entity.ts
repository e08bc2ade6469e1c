import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import {
  AddressField,
  ChoiceField,
  ChoicesField,
  FlagField,
  IntegerField,
  ItemField,
  ItemsField,
  MailField,
  NumberField,
  OptionalFlagField,
  PathField,
  PhoneField,
  ShortTextField,
} from '../../core/input/content-fields.ts'
import { limits } from '../../core/input/validation.ts'
import { Language } from '../../core/primitives/language.ts'
import { BusinessSize } from './business-size.item.ts'
import { Drawing } from './drawing.item.ts'
import { MAX_PERIODS, OpeningPeriod } from './opening-period.item.ts'
import { Ordering } from './ordering.item.ts'
import { ReservationRules } from './reservation-rules.item.ts'
import { DeliveryLink, SitePage, SocialLink } from './site-links.item.ts'

const MAX_LINKS = 10
const MAX_PAGES = 20

/** The restaurant's settings, in one record; null means the default of `Site`. */
@ObjectType({
  simpleResolvers: true,
  description: 'The settings of the restaurant as stored. `site` has them with fallbacks.',
})
@Entity({ tableName: 'site' })
export class SiteSettings extends ContentEntity {
  @ShortTextField(limits.shortName, 'Name of the restaurant, up to 100 characters.')
  name: string | null = null

  @ShortTextField(200, 'Name of the business by law, the controller of personal data, up to 200 characters.')
  legalName: string | null = null

  @ShortTextField(60, 'MERSİS or tax number of the business, up to 60 characters.')
  tradeNumber: string | null = null

  @MailField('Address for registered electronic mail (KEP)')
  kepAddress: string | null = null

  @ShortTextField(200, 'Heading of the home page, up to 200 characters.')
  slogan: string | null = null

  @ShortTextField(600, 'Text below the heading of the home page, up to 600 characters.')
  heroText: string | null = null

  @ShortTextField(600, 'Text at the foot of every page, up to 600 characters.')
  footerText: string | null = null

  @PhoneField('Phone number, up to 32 characters.')
  phone: string | null = null

  @PhoneField('Phone number for WhatsApp, up to 32 characters.')
  whatsapp: string | null = null

  @MailField()
  mail: string | null = null

  @ShortTextField(1_000, 'Street address, up to 1,000 characters.')
  address: string | null = null

  @ShortTextField(limits.shortName, 'Town or district, up to 100 characters.')
  locality: string | null = null

  @ShortTextField(limits.shortName, 'Province, up to 100 characters.')
  region: string | null = null

  @ShortTextField(16, 'Postal code, up to 16 characters.')
  postalCode: string | null = null

  @NumberField('Degrees north.', -90, 90)
  latitude: number | null = null

  @NumberField('Degrees east.', -180, 180)
  longitude: number | null = null

  @AddressField('Address on a map service, https://; it is made of position or address where this is null.')
  mapUrl: string | null = null

  @ShortTextField(300, 'The way to the entrance in words, up to 300 characters.')
  directionsNote: string | null = null

  @ShortTextField(200, 'A place to park, up to 200 characters.')
  parking: string | null = null

  @OptionalFlagField('Whether there is a way in without steps.')
  stepFree: boolean | null = null

  @ItemsField(
    'Delivery platforms; online orders on the site lead to the first.',
    () => DeliveryLink,
    MAX_LINKS,
  )
  deliveryLinks: DeliveryLink[] | null = null

  @ItemsField('Social networks.', () => SocialLink, MAX_LINKS)
  socialLinks: SocialLink[] | null = null

  @PathField('Path of the logo below the resource address.')
  logoFilePath: string | null = null

  @PathField('Path of the picture of shared links below the resource address.')
  shareImageFilePath: string | null = null

  @PathField('Path of the first picture of the home page below the resource address.')
  firstHeroFilePath: string | null = null

  @PathField('Path of the second picture of the home page.')
  secondHeroFilePath: string | null = null

  @PathField('Path of the third picture of the home page.')
  thirdHeroFilePath: string | null = null

  @PathField('Path of the fourth picture of the home page.')
  fourthHeroFilePath: string | null = null

  @ItemField('The drawing of the home page; null for the one that the menu decides.', () => Drawing)
  drawing: Drawing | null = null

  @ShortTextField(20, 'Range of prices for search engines, such as ₺₺, up to 20 characters.')
  priceRange: string | null = null

  @OptionalFlagField('Whether tables can be reserved.')
  acceptsReservations: boolean | null = null

  @IntegerField('Year of the foundation.', 1_000, 2_999)
  foundedYear: number | null = null

  @ShortTextField(60, 'Registration number of the food business, up to 60 characters.')
  registrationNumber: string | null = null

  @ChoiceField(BusinessSize, 'Size of the business, by which its duties begin.')
  businessSize: BusinessSize | null = null

  @PathField('Path of the business code of the Ministry below the resource address.')
  officialQrFilePath: string | null = null

  @ItemField('Rules for tables of guests.', () => ReservationRules)
  reservations: ReservationRules | null = null

  @ItemField('The orders of guests; null while they are not taken.', () => Ordering)
  ordering: Ordering | null = null

  @ItemsField('Modes of template pages; the others are TEMPLATE.', () => SitePage, MAX_PAGES)
  pages: SitePage[] | null = null

  @ChoicesField(Language, 'Languages beside Turkish in which the site is published, in their order.')
  languages: Language[] | null = null

  @FlagField('Whether the public site leaves alcoholic drinks out.')
  hideAlcoholicDrinks: boolean = true

  @ItemsField(
    'Hours of every week; 08:00 to 22:00 every day if not set.',
    () => OpeningPeriod,
    MAX_PERIODS.week,
  )
  weekly: OpeningPeriod[] | null = null
}
