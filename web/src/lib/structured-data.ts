import { paths } from '../paths.ts'
import type { Hours } from '../rules/opening-hours.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import { internationalPhone } from '../rules/telephone.ts'
import { CONTEXT, RESTAURANT } from './schema-org.ts'
import * as dataWords from './structured-data.words.ts'

/** Days of the week in schema.org. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** That a table can be asked for, and where. */
const reserveAction = () => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: paths.bookTable,
    inLanguage: spokenWords.code,
    actionPlatform: [`${CONTEXT}/DesktopWebPlatform`, `${CONTEXT}/MobileWebPlatform`],
  },
  result: { '@type': 'FoodEstablishmentReservation', name: dataWords.askForTable },
})

/** That an order can be made, and where. */
const orderAction = () => ({
  '@type': 'OrderAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: paths.onlineOrder,
    inLanguage: spokenWords.code,
    actionPlatform: [`${CONTEXT}/DesktopWebPlatform`, `${CONTEXT}/MobileWebPlatform`],
  },
})

interface SiteData {
  readonly name: string
  /** This and the next are empty where there is none. */
  readonly phone: string
  readonly mail?: string | null
  readonly address: string
  readonly mapUrl: string
  readonly hours: Hours
  /** Path below the resource address. */
  readonly logoFilePath?: string | null
  readonly socialLinks: readonly { readonly url: string }[]
}

/** Facts of a restaurant that only its home page queries. */
interface SiteFacts {
  readonly locality?: string | null
  readonly region?: string | null
  readonly postalCode?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly priceRange?: string | null
  readonly acceptsReservations?: boolean | null
  readonly foundedYear?: number | null
  readonly registrationNumber?: string | null
  readonly parking?: string | null
  readonly stepFree?: boolean | null
}

interface RestaurantMore {
  /** Path of a picture below the resource address. */
  readonly picture?: string | undefined
  /** Whether guests ask for tables on the site. */
  readonly takesTables: boolean
  /** Whether they order on it. */
  readonly takesOrders: boolean
}

/** schema.org Restaurant, for search engines to show hours and phone. */
export function restaurantData(
  site: SiteData,
  facts: SiteFacts,
  { picture, takesTables, takesOrders }: RestaurantMore,
): object {
  const { latitude, longitude } = facts
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  const actions = [...(takesTables ? [reserveAction()] : []), ...(takesOrders ? [orderAction()] : [])]
  const found = {
    logo: site.logoFilePath && `/resource/${site.logoFilePath}`,
    telephone: site.phone ? internationalPhone(site.phone) : null,
    address: site.address
      ? { '@type': 'PostalAddress', ...addressOf(site.address, facts), addressCountry: 'TR' }
      : null,
    hasMap: site.mapUrl || null,
    email: site.mail,
    priceRange: facts.priceRange,
    acceptsReservations: takesTables ? paths.bookTable : facts.acceptsReservations,
    potentialAction: actions[1] ? actions : actions[0],
    foundingDate: facts.foundedYear === null ? null : facts.foundedYear?.toString(),
    identifier: facts.registrationNumber && {
      '@type': 'PropertyValue',
      name: dataWords.registration,
      value: facts.registrationNumber,
    },
    amenityFeature: filled(amenities(facts)),
    geo: isPlaced ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    sameAs: filled(site.socialLinks.map(({ url }) => url)),
    openingHoursSpecification: filled(weekData(site.hours)),
    specialOpeningHoursSpecification: filled(exceptionData(site.hours)),
  }
  return {
    '@context': CONTEXT,
    '@type': 'Restaurant',
    ...RESTAURANT,
    name: site.name,
    url: paths.home,
    image: picture ? `/resource/${picture}` : '/share.jpg',
    // Search engines document the older name.
    menu: paths.menu,
    hasMenu: paths.menu,
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null && value !== undefined)),
  }
}

function amenities({ parking, stepFree }: SiteFacts): object[] {
  const amenity = (name: string, value: string | boolean) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value,
  })
  return [
    ...(parking ? [amenity(dataWords.parking, parking)] : []),
    ...(typeof stepFree === 'boolean' ? [amenity(dataWords.stepFree, stepFree)] : []),
  ]
}

/** A list; null instead of an empty one, which would be meaningless. */
function filled<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null
}

/** The weekly hours; days with equal hours are combined. */
function weekData({ weekly }: Hours): object[] {
  const served = weekly.filter(({ kind }) => kind === 'SERVICE')
  const groups = Map.groupBy(served, ({ opens, closes }) => `${opens} ${closes}`)
  return [...groups.values()].map((periods) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: periods.map(({ weekday }) => WEEKDAYS[weekday - 1]),
    ...timesOf(periods[0] as { opens: string; closes: string }),
  }))
}

/** Opening exceptions; a closed day opens and closes at the same time. */
function exceptionData({ exceptions }: Hours): object[] {
  return exceptions.flatMap(({ fromDate, toDate, closed, periods }) => {
    const served = (periods ?? []).filter(({ kind }) => kind === 'SERVICE')
    const times = closed ? [{ opens: '00:00', closes: '00:00' }] : served.map(timesOf)
    return times.map((each) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: fromDate,
      validThrough: toDate,
      ...each,
    }))
  })
}

/** A whole day ends a minute before midnight: midnight twice means closed. */
function timesOf({ opens, closes }: { opens: string; closes: string }) {
  return opens === '00:00' && closes === '00:00' ? { opens, closes: '23:59' } : { opens, closes }
}

function addressOf(address: string, { locality, region, postalCode }: SiteFacts): object {
  const parts = locality || region ? { streetAddress: address } : addressParts(address)
  return {
    ...parts,
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
  }
}

/** The parts of an address that ends in district and province, as Turkish ones do: `Taşpınar, Gölbaşı/Ankara`. */
function addressParts(address: string): object {
  const [, street, locality, region] = /^(.+),\s*([^,/]+)\/([^,/]+)$/.exec(address) ?? []
  if (!street) return { streetAddress: address }
  return { streetAddress: street, addressLocality: locality, addressRegion: region }
}

/** schema.org BreadcrumbList: the pages from the home page down to this one. */
export function breadcrumbData(pages: readonly { readonly name: string; readonly path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: dataWords.home, path: paths.home }, ...pages].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}
