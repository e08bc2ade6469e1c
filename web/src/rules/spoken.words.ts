/** The language that pages are in: each has scripts and a renderer of its own, made of its words. */

import type { SiteLanguage } from './site-languages.ts'

export const language = 'TR' as SiteLanguage
/** By BCP 47. */
export const code = 'tr'
export const isTurkish = true as boolean
export const direction = 'ltr' as 'ltr' | 'rtl'
/** Between the items of a list. */
export const comma = ', '
/** What the addresses of its pages begin with. */
export const base = '' as string
