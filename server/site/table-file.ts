import { paths } from '../../web/src/paths.ts'
import { inLanguage } from '../../web/src/rules/site-languages.ts'
import type { Language } from '../core/primitives/language.ts'
import { isolatedIn, labelled, wordsOf } from '../guest-words/words-of.ts'
import type { Services } from '../services.ts'
import { calendarFile } from './calendar-entry.ts'

type PromisedTable = NonNullable<Awaited<ReturnType<Services['tableRequests']['promised']>>>

interface House {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Those in which the site is published beside Turkish. */
  readonly languages: readonly Language[]
}

/** The calendar file of a guest's table, in the language of its guest. @param code that of the table. */
export function tableFile(
  code: string,
  { at, people, stayMinutes, version, language }: PromisedTable,
  { name, address, phone, languages }: House,
  publicUrl: string,
): { readonly name: string; readonly text: string } {
  const words = wordsOf(language)
  const { title, phone: phoneLabel, cannotCome, file } = words.calendar
  const page = paths.guestTable(code)
  const href = publicUrl + (languages.includes(language) ? inLanguage(language, page) : page)
  const note = [phone && `${phoneLabel}: ${isolatedIn(words, phone)}`, labelled(words, cannotCome, href)]
  const text = calendarFile({
    id: `${code}@${new URL(publicUrl).hostname}`,
    language,
    title: title(isolatedIn(words, name), people),
    place: address,
    note: note.filter(Boolean).join('\n'),
    from: at,
    minutes: stayMinutes,
    made: new Date(),
    revision: version,
  })
  return { name: file, text }
}
