import type { Language } from '../../../gql/graphql.ts'
import { OTHER_SITE_LANGUAGES, toldOf } from '../../../rules/site-languages.ts'

/** The languages that content is translated to. */
export type OtherLanguage = Exclude<Language, 'TR'>

export const OTHER_LANGUAGES = OTHER_SITE_LANGUAGES.map(({ language }) => language as OtherLanguage)

export const isOtherLanguage = (text: unknown): text is OtherLanguage =>
  OTHER_LANGUAGES.some((language) => language === text)

/** The attributes of an element with text in a language. */
export function inLanguage(language: Language) {
  const { code, direction } = toldOf(language)
  return { lang: code, dir: direction }
}
