import type { SiteLanguage } from '../../rules/site-languages.ts'

export const language = 'DE' as SiteLanguage
export const code = 'de'
export const isTurkish = false as boolean
export const direction = 'ltr' as 'ltr' | 'rtl'
/** Between the items of a list. */
export const comma = ', '
export const base = '/de'
