import { paths } from '../paths.ts'

interface SiteData {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly mapUrl: string
  readonly openingHours: { opens: string; closes: string; days: readonly string[] }
}

/** schema.org Restaurant, for search engines to show hours and phone. */
export function restaurantData(site: SiteData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: site.name,
    telephone: site.phone,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'TR' },
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

interface MenuData {
  readonly categories: readonly { id: string; name: string }[]
  readonly products: readonly {
    name: string
    description?: string | null
    price: number
    categoryId: string
    availiblity: boolean
  }[]
}

/** schema.org Menu: its sections and their dishes with prices. */
export function menuData({ categories, products }: MenuData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    inLanguage: 'tr',
    hasMenuSection: categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: products
        .filter((product) => product.categoryId === category.id)
        .map((product) => ({
          '@type': 'MenuItem',
          name: product.name,
          ...(product.description && { description: product.description }),
          offers: {
            '@type': 'Offer',
            price: product.price.toFixed(2),
            priceCurrency: 'TRY',
            availability: `https://schema.org/${product.availiblity ? 'InStock' : 'SoldOut'}`,
          },
        })),
    })),
  }
}
