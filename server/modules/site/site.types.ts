import { Field, Float, Int, ObjectType } from 'type-graphql'
import { shownFields } from '../../core/input/shown-fields.ts'
import { OpeningException } from '../opening-exception/opening-exception.entity.ts'
import { OpeningPeriod } from './opening-period.item.ts'
import { SiteSettings } from './site.entity.ts'
import { HERO_IMAGES } from './site.record.ts'

@ObjectType({ simpleResolvers: true, description: 'Opening hours of the restaurant.' })
export class OpeningHours {
  @Field(() => String, { description: 'Opening time, HH:MM in Europe/Istanbul.' })
  opens!: string

  @Field(() => String, { description: 'Closing time, HH:MM in Europe/Istanbul.' })
  closes!: string

  @Field(() => [String], {
    description: 'Days with these hours, as schema.org names them: `Monday` to `Sunday`.',
  })
  days!: string[]
}

const ADDRESS_HINT =
  'The address of the map follows from position or address unless one is set; empty if there is neither.'

@ObjectType({ simpleResolvers: true, description: 'When the restaurant is open.' })
export class Hours {
  @Field(() => String, { description: 'Time zone of all times, such as `Europe/Istanbul`.' })
  timeZone!: string

  @Field(() => [OpeningPeriod], { description: 'Hours of every week.' })
  weekly!: OpeningPeriod[]

  @Field(() => [OpeningException], {
    description:
      'Exceptions of the next 90 days, by their first day; those of yesterday too, since their hours may end today.',
  })
  exceptions!: OpeningException[]
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The facts about the restaurant that every page of the site shows: its settings, with the first contact entry and then the configuration as fallbacks; those of the demo restaurant only until a name is set.',
})
export class Site extends shownFields(
  SiteSettings,
  {
    name: 'Name of the restaurant.',
    slogan: 'Heading of the home page; the name if none is set.',
    heroText: 'Text below the heading of the home page; empty if there is none.',
    footerText: 'Text at the foot of every page; empty if there is none.',
    phone: 'Phone number; empty if there is none.',
    address: 'Street address; empty if there is none.',
    mapUrl: `Address of the restaurant on a map service. ${ADDRESS_HINT}`,
    deliveryLinks: 'Delivery platforms.',
    socialLinks: 'Social networks.',
    reservations: 'Rules for tables of guests.',
    businessSize: 'Size of the business; SINGLE if none is set.',
    pages: 'Every template page with its mode.',
    languages: 'Languages beside Turkish in which the site is published, in their order.',
    hideAlcoholicDrinks: 'Whether the public site leaves alcoholic drinks out.',
  },
  ['weekly', ...HERO_IMAGES],
) {
  @Field(() => String, {
    description: 'Address of a map service that leads to the restaurant; empty if its place is not known.',
  })
  directionsUrl!: string

  @Field(() => String, {
    nullable: true,
    description: 'Address of the first delivery platform; null if there is none.',
  })
  deliveryUrl?: string | null

  @Field(() => [String], {
    description:
      'Names of the template pages that visitors do not find: in mode HIDDEN, in mode OWN without a text, `360` in mode OWN without its files, and the sample of `online-order` without a delivery platform.',
  })
  hiddenPages!: string[]

  @Field(() => Boolean, { description: 'Whether the files of a 360-degree tour exist.' })
  hasTour!: boolean

  @Field(() => OpeningHours, {
    description: 'The most frequent hours of the week. `hours` has all of them.',
  })
  openingHours!: OpeningHours

  @Field(() => Hours, { description: 'When the restaurant is open.' })
  hours!: Hours

  @Field(() => SiteSettings, {
    description: 'The settings as stored, without fallbacks.',
  })
  settings!: SiteSettings

  /** Whether these are the facts of the demo restaurant, since there is no name; not part of the API. */
  isDemo!: boolean

  @Field(() => Int, { description: 'Version of the settings, for `updateSite` and `setOpeningHours`.' })
  version!: number

  @Field(() => String, { nullable: true, description: 'Path of the logo below the resource address.' })
  declare logoFilePath: string | null

  @Field(() => Float, {
    nullable: true,
    description: 'Width of the logo by its height; null without a logo, and while its file cannot be read.',
  })
  logoAspect?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Path of the picture of shared links below the resource address.',
  })
  declare shareImageFilePath: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Path of the business code of the Ministry below the resource address.',
  })
  declare officialQrFilePath: string | null

  @Field(() => [String], {
    description: 'Paths of the pictures of the home page below the resource address.',
  })
  heroImageFilePaths!: string[]

  @Field(() => String, {
    description:
      'Address of stored pictures. With the path of a picture after it, it leads to the widest form.',
  })
  imageUrl!: string

  @Field(() => String, {
    description:
      'Address of small pictures. With the path of a picture after it, it leads to the form of 240 pixels.',
  })
  imageThumbUrl!: string
}

@ObjectType({ simpleResolvers: true, description: 'Version of the product.' })
export class ApplicationVersion {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string

  @Field(() => String, {
    description: 'Its version as in the change log, and the commit that it was built from: `1.1.0+8a1b2c3d`.',
  })
  version!: string
}

@ObjectType({ simpleResolvers: true, description: 'The removal of the demo content.' })
export class DemoRemoval {
  @Field(() => Int, { description: 'Number of records that were removed.' })
  removed!: number

  @Field(() => String, { description: 'Id of the request, with which `undoRequest` undoes the removal.' })
  requestId!: string
}
