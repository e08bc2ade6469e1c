import type { OtherLanguage } from './languages.ts'

/**
 * The languages whose own words – navigation, hours, allergens, forms – a native reader has checked, with the entry of
 * `docs/decisions` that names the reader. None yet: whoever publishes one is told so, because guests decide by these
 * words what they may eat.
 */
export const CHECKED_LANGUAGES: Readonly<Partial<Record<OtherLanguage, string>>> = {}
