import * as spokenWords from '../rules/spoken.words.ts'

/** The address of a page in the language of this one, for what is no link of the router. */
export const addressOf = (path: string): string =>
  spokenWords.base && path === '/' ? spokenWords.base : spokenWords.base + path

/** The path of an address without the language of this page. */
export const withoutLanguage = (pathname: string): string =>
  (spokenWords.base && pathname.startsWith(spokenWords.base)
    ? pathname.slice(spokenWords.base.length)
    : pathname) || '/'
