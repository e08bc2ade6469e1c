import type { TranslatedKind, TranslationState } from '../../../gql/graphql.ts'
import { folded } from '../../../rules/folded.ts'
import type { Messages } from '../../language/messages.ts'
import { resourceMessages } from '../../resources/registry.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { fieldLabel, TRANSLATED, TRANSLATED_KINDS } from '../../resources/translation/translated-kinds.ts'

/** A message in one language, whatever the screen is in: a table is read by others than who wrote it. */
function textIn(language: 'tr' | 'en', key: string): string {
  for (const { [language]: tree } of resourceMessages) {
    const found = key.split('.').reduce<unknown>((below, part) => (below as Messages)?.[part], tree)
    if (typeof found === 'string') return found
  }
  return key
}

const kindKey = (kind: TranslatedKind) => `resources.translation.kinds.${kind}`

export const kindWord = (kind: TranslatedKind): string => textIn('tr', kindKey(kind))
export const fieldWord = (kind: TranslatedKind, field: string): string =>
  textIn('tr', fieldLabel(kind, field))
export const stateWord = (state: TranslationState): string =>
  textIn('tr', `resources.translation.states.${state}`)

/** The names of the columns that are read, in the order of the table. */
export const columnsFor = (language: OtherLanguage) =>
  ['tür', 'no', 'alan', 'Türkçe', textIn('tr', `resources.translation.languages.${language}`)] as const

const isNamed = (word: string, name: string, key: string) =>
  [name, textIn('tr', key), textIn('en', key)].some((each) => folded(each) === folded(word.trim()))

/** The kind that a cell names in Turkish, in English or as the API does. */
export const kindOf = (word: string): TranslatedKind | undefined =>
  TRANSLATED_KINDS.find((kind) => isNamed(word, kind, kindKey(kind)))

/** Likewise the field of a kind. */
export const fieldOf = (kind: TranslatedKind, word: string): string | undefined =>
  Object.keys(TRANSLATED[kind].fields).find((field) => isNamed(word, field, fieldLabel(kind, field)))
