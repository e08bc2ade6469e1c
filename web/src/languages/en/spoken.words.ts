import type { SiteLanguage } from '../../rules/site-languages.ts'

export const language = 'EN' as SiteLanguage
export const code = 'en'
export const isTurkish = false as boolean
export const direction = 'ltr' as 'ltr' | 'rtl'
/** Between the items of a list. */
export const comma = ', '
export const base = '/en'
