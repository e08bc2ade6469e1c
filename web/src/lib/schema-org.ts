/** Parts of schema.org data shared by several pages. */
export const CONTEXT = 'https://schema.org'
export const RESTAURANT = { '@id': '/#restaurant' }
