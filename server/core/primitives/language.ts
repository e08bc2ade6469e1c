import { describedEnum } from './described-enum.ts'

export const Language = describedEnum('Language', 'A language of the site.', {
  TR: 'Turkish, in which all content is written.',
  EN: 'English.',
  DE: 'German.',
  RU: 'Russian.',
  AR: 'Arabic, from right to left.',
  FA: 'Persian, from right to left.',
})
export type Language = keyof typeof Language

/** The languages that content is translated to. */
export const OTHER_LANGUAGES = Object.values(Language).filter((language) => language !== Language.TR)
