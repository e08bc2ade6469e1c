import { paths } from '../paths.ts'

interface SiteData {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly mapUrl: string
  readonly openingHours: { opens: string; closes: string; days: readonly string[] }
}

const RESTAURANT = { '@id': '/#restaurant' }
const MENU = { '@id': `${paths.menu}#menu` }
const CONTEXT = 'https://schema.org'

/** schema.org Restaurant, for search engines to show hours and phone. */
export function restaurantData(site: SiteData, picture: string | undefined): object {
  return {
    '@context': CONTEXT,
    '@type': 'Restaurant',
    ...RESTAURANT,
    name: site.name,
    url: paths.home,
    image: picture ? `/resource/${picture}` : '/share.jpg',
    telephone: site.phone,
    address: { '@type': 'PostalAddress', ...addressParts(site.address), addressCountry: 'TR' },
    hasMap: site.mapUrl,
    servesCuisine: 'Turkish',
    hasMenu: paths.menu,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.openingHours.days,
      opens: site.openingHours.opens,
      closes: site.openingHours.closes,
    },
  }
}

/** The parts of an address that ends in district and province, as Turkish ones do: `Taşpınar, Gölbaşı/Ankara`. */
function addressParts(address: string): object {
  const [, street, locality, region] = /^(.+),\s*([^,/]+)\/([^,/]+)$/.exec(address) ?? []
  if (!street) return { streetAddress: address }
  return { streetAddress: street, addressLocality: locality, addressRegion: region }
}

interface MenuData {
  readonly categories: readonly Section[]
  readonly products: readonly Item[]
}

interface Section {
  readonly id: string
  readonly name: string
  readonly description?: string | null
}

interface Item {
  readonly name: string
  readonly description?: string | null
  readonly price: number
  readonly categoryId: string
  readonly availiblity: boolean
}

/** schema.org Menu: its sections and their dishes with prices. */
export function menuData({ categories, products }: MenuData): object {
  return {
    '@context': CONTEXT,
    '@type': 'Menu',
    ...MENU,
    name: 'Menü',
    url: paths.menu,
    inLanguage: 'tr',
    provider: { '@type': 'Restaurant', ...RESTAURANT },
    hasMenuSection: categories.map((category) => section(category, products)),
  }
}

/** schema.org MenuSection of a category's page, which names the menu that it is a part of. */
export function sectionData(category: Section, products: readonly Item[]): object {
  return {
    '@context': CONTEXT,
    ...section(category, products),
    inLanguage: 'tr',
    isPartOf: { '@type': 'Menu', ...MENU },
  }
}

function section({ id, name, description }: Section, products: readonly Item[]): object {
  const url = paths.menuOf(id)
  return {
    '@type': 'MenuSection',
    '@id': `${url}#section`,
    name,
    ...(description && { description }),
    url,
    hasMenuItem: products.filter(({ categoryId }) => categoryId === id).map(menuItem),
  }
}

function menuItem({ name, description, price, availiblity }: Item): object {
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'TRY',
      availability: `https://schema.org/${availiblity ? 'InStock' : 'SoldOut'}`,
    },
  }
}

/** schema.org BreadcrumbList: the pages from the home page down to this one. */
export function breadcrumbData(
  ...pages: readonly { readonly name: string; readonly path: string }[]
): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Anasayfa', path: paths.home }, ...pages].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: path,
    })),
  }
}
