import { describedEnum } from '../../core/primitives/described-enum.ts'

export const TranslatedKind = describedEnum(
  'TranslatedKind',
  'A kind of record with texts that are translated.',
  {
    CATEGORY: 'Categories of the menu.',
    PRODUCT: 'Dishes and drinks.',
    SERVICE: 'Services of the restaurant.',
    ABOUT: 'Texts about the restaurant.',
    SITE: 'The settings, one record.',
    OPENING_EXCEPTION: 'Days with other hours.',
  },
)
export type TranslatedKind = keyof typeof TranslatedKind

export const TRANSLATED_KINDS = Object.values(TranslatedKind)

export const TranslationState = describedEnum('TranslationState', 'State of the translation of a text.', {
  MISSING: 'There is none.',
  STALE: 'It was made of another text than the present one.',
  DONE: 'It was made of the present text.',
})
export type TranslationState = keyof typeof TranslationState
