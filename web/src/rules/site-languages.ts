/** The languages that the site can be in, as the API names them. */
export type SiteLanguage = 'TR' | 'EN' | 'DE' | 'RU' | 'AR' | 'FA'

interface Told {
  readonly language: SiteLanguage
  /** By BCP 47, and below which its pages are; those in Turkish are below none. */
  readonly code: string
  /** Its name in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const SITE_LANGUAGES: readonly Told[] = [
  { language: 'TR', code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { language: 'EN', code: 'en', name: 'English', direction: 'ltr' },
  { language: 'DE', code: 'de', name: 'Deutsch', direction: 'ltr' },
  { language: 'RU', code: 'ru', name: 'Русский', direction: 'ltr' },
  { language: 'AR', code: 'ar', name: 'العربية', direction: 'rtl' },
  { language: 'FA', code: 'fa', name: 'فارسی', direction: 'rtl' },
]

export const OTHER_SITE_LANGUAGES = SITE_LANGUAGES.filter(({ language }) => language !== 'TR')

export const toldOf = (language: SiteLanguage): Told =>
  SITE_LANGUAGES.find((each) => each.language === language) as Told

/** The address of a page in a language. @param path that of the Turkish page. */
export function inLanguage(language: SiteLanguage, path: string): string {
  if (language === 'TR') return path
  return `/${toldOf(language).code}${path === '/' ? '' : path}`
}

/**
 * The versions of a page in all languages that it can be read in, with that for everybody else.
 * @param path that of the Turkish page.
 * @param languages those beside Turkish; without one there is nothing to tell.
 */
export function alternatesOf(
  path: string,
  languages: readonly SiteLanguage[],
  publicUrl: string,
): { readonly code: string; readonly href: string }[] {
  if (languages.length === 0) return []
  const version = (language: SiteLanguage, code = toldOf(language).code) => ({
    code,
    href: publicUrl + inLanguage(language, path),
  })
  return [version('TR'), ...languages.map((language) => version(language)), version('TR', 'x-default')]
}

/** Takes an address apart into language and that of the Turkish page; case does not count. */
export function apart(address: string): { readonly language: SiteLanguage; readonly path: string } {
  const [, first = ''] = /^\/([^/?]*)/.exec(address) ?? []
  const language = OTHER_SITE_LANGUAGES.find(({ code }) => code === first.toLowerCase())?.language
  if (!language) return { language: 'TR', path: address }
  const path = address.slice(1 + first.length)
  return { language, path: path.startsWith('/') ? path : `/${path}` }
}
