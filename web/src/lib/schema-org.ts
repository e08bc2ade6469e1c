/** Parts that data of schema.org for several pages has in common. */
export const CONTEXT = 'https://schema.org'
export const RESTAURANT = { '@id': '/#restaurant' }
