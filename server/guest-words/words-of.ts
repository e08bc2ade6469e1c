import { isolated } from '../../web/src/languages/isolated.ts'
import { localClock, localDay, weekdayOf } from '../../web/src/rules/opening-hours.ts'
import { toldOf } from '../../web/src/rules/site-languages.ts'
import type { Language } from '../core/primitives/language.ts'
import { TIME_ZONE } from '../core/primitives/time-zone.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { persian } from './fa.ts'
import type { GuestWords } from './guest-words.ts'
import { russian } from './ru.ts'
import { turkish } from './tr.ts'

const WORDS: Readonly<Record<Language, GuestWords>> = {
  TR: turkish,
  EN: english,
  DE: german,
  RU: russian,
  AR: arabic,
  FA: persian,
}

interface LanguageWords extends GuestWords {
  readonly direction: 'ltr' | 'rtl'
}

export const wordsOf = (language: Language): LanguageWords => ({
  ...WORDS[language],
  direction: toldOf(language).direction,
})

/** A moment in words, by the clock of the restaurant. */
export function momentIn({ moment }: GuestWords, at: Date): string {
  const date = localDay(at, TIME_ZONE)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return moment({ day, month, year, weekday: weekdayOf(date), time: localClock(at, TIME_ZONE) })
}

/** A name or number in a text from right to left: isolated, so that it moves no sign beside it. */
export function isolatedIn({ direction }: LanguageWords, text: string): string {
  return direction === 'rtl' ? isolated(text) : text
}

/** An address after its label; on a line of its own from right to left, with no sign that a link would take up. */
export function labelled({ direction }: LanguageWords, label: string, href: string): string {
  return `${label}:${direction === 'rtl' ? '\n' : ' '}${href}`
}
