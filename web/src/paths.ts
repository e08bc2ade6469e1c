/** Every public address of the site; other files name an address by its key here, which `npm run check` enforces. */
export const paths = {
  home: '/',
  about: '/about',
  categories: '/categories',
  services: '/services',
  service: (id: string | number) => `/services-details/${id}`,
  serviceChoice: '/services-details',
  menu: '/food-collection',
  wholeMenu: '/food-collection/0',
  /** The address in printed QR codes; it redirects to the menu. */
  menuShort: '/m',
  /** What people type; it redirects to the menu. */
  menuTyped: '/menu',
  menuJson: '/menu.json',
  menuSchema: '/menu.schema.json',
  menuCsv: '/menu.csv',
  menuOf: (id: string | number) => `/food-collection/${id}`,
  dish: (category: string | number, id: string | number) => `/food-collection/${category}/${id}`,
  contact: '/contact',
  tour: '/360SanalTur',
  cart: '/cart',
  signIn: '/auth/login',
  /** For somebody who cannot sign in any more. */
  forgotten: '/auth/forgotten',
  /** Where somebody sets the own password by the link that follows `#`. */
  setPassword: '/auth/password',
  confirmEmail: '/auth/confirm',
  homeOne: '/home-one',
  homeTwo: '/home-two',
  blog: '/blog',
  blogArticle: '/blog-details',
  blogEntry: (id: string | number) => `/blog-details/${id}`,
  blogFeed: '/blog/feed.xml',
  /** The target of teasers: a page that the operator may put into the data folder, else the 404 page. */
  blogStatic: '/blog-detailhtml',
  chefs: '/chefs',
  onlineOrder: '/online-order',
  comingSoon: '/coming-soon',
  faq: '/faq',
  bookTable: '/book-table',
  /** A guest's own page, by the code of the table. */
  guestTable: (code: string) => `/book-table/${code}`,
  checkout: '/checkout',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  errorForbidden: '/error/error-403',
  errorMissing: '/error/error-404',
  errorServer: '/error/error-500',
} as const

/** The address by which a page is named, of a path with parameters at its end. */
export const withoutParameters = (path: string): string => path.replace(/\/:.*/, '')

/** The template pages by their key in the settings, each with its address. */
export const templatePages = {
  'home-one': paths.homeOne,
  'home-two': paths.homeTwo,
  blog: paths.blog,
  chefs: paths.chefs,
  faq: paths.faq,
  'online-order': paths.onlineOrder,
  'book-table': paths.bookTable,
  cart: paths.cart,
  checkout: paths.checkout,
  'coming-soon': paths.comingSoon,
  'terms-conditions': paths.terms,
  'privacy-policy': paths.privacy,
  '360': paths.tour,
} as const

export type TemplatePage = keyof typeof templatePages

/** Keys of the template pages in the order above: JavaScript puts integer keys before all others. */
export const templatePageKeys = (Object.keys(templatePages) as TemplatePage[]).sort(
  (one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)),
)

/** The page that the error catalogue redirects to, by HTTP status. */
export const errorRedirects: Readonly<Record<number, string>> = {
  401: paths.signIn,
  403: paths.errorForbidden,
  404: paths.errorMissing,
  500: paths.errorServer,
}
