import type { SiteLanguage } from '../../rules/site-languages.ts'

export const language = 'FA' as SiteLanguage
export const code = 'fa'
export const isTurkish = false as boolean
export const direction = 'rtl' as 'ltr' | 'rtl'
/** Between the items of a list. */
export const comma = '، '
export const base = '/fa'
