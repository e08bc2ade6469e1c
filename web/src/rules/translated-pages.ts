import { paths, withoutParameters } from '../paths.ts'

const TRANSLATED: ReadonlySet<string> = new Set([
  ...[paths.home, paths.dish(':id?', ':dish?'), paths.categories, paths.services, paths.about, paths.contact],
  ...[paths.serviceChoice, paths.service(':id'), paths.bookTable, paths.guestTable(':code'), paths.privacy],
])

/** Whether a page is in other languages, too. @param path as its route has it. */
export const isTranslated = (path: string): boolean => TRANSLATED.has(path)

/** What the addresses of these pages begin with: their first part, which is empty for the home page. */
export const TRANSLATED_SECTIONS: readonly string[] = [
  ...new Set([...TRANSLATED].map((path) => withoutParameters(path).slice(1))),
]
