import { type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'

/** More are not read: browsers send some, and the address that answers is not cached. */
const MOST = 20

/**
 * The language of a site that a visitor reads best, by `Accept-Language` (RFC 9110): the highest weight counts, then the
 * order, and of `de-AT` the language alone. Who reads none gets English if there is English, else Turkish.
 * @param languages those beside Turkish.
 */
export function preferredLanguage(
  header: string | undefined,
  languages: readonly SiteLanguage[],
): SiteLanguage {
  const offered = ['TR' as const, ...languages]
  const read = (header ?? '')
    .split(',', MOST)
    .map((each) => {
      const [range = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
      return { code: range.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { code } of read) {
    const found = offered.find((language) => toldOf(language).code === code)
    if (found) return found
  }
  return languages.includes('EN') ? 'EN' : 'TR'
}
