/** Every address that the site links to. */
export const paths = {
  home: '/',
  about: '/about',
  categories: '/categories',
  services: '/services',
  service: (id: string) => `/services-details/${id}`,
  serviceChoice: '/services-details',
  menu: '/food-collection',
  wholeMenu: '/food-collection/0',
  menuOf: (id: string) => `/food-collection/${id}`,
  contact: '/contact',
  tour: '/360SanalTur',
  cart: '/cart',
  signIn: '/auth/login',
} as const
