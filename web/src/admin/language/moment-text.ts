import { atText } from '../../rules/turkish-times.ts'

type DateStyle = 'short' | 'medium' | 'long'

const isTurkish = (locale: string) => locale.startsWith('tr')

/** A time in the format of the site: `00.06` in Turkish, `00:06` in English. */
export function timeText(moment: Date, locale: string): string {
  const time = moment.toLocaleTimeString('tr', { hour: '2-digit', minute: '2-digit' })
  return isTurkish(locale) ? time.replace(':', '.') : time
}

/** A day with its time: `26 Kas 2026 00.06`. */
export function momentText(moment: Date, locale: string, dateStyle: DateStyle = 'medium'): string {
  return `${moment.toLocaleDateString(locale, { dateStyle })} ${timeText(moment, locale)}`
}

/** When something happened, within a sentence: `26 Kasım 00.06’da`, `26 November at 00:06`. */
export function momentWithin(moment: Date, locale: string): string {
  const day = moment.toLocaleDateString(locale, { day: 'numeric', month: 'long' })
  const time = timeText(moment, 'en')
  return isTurkish(locale) ? `${day} ${atText(time)}` : `${day} at ${time}`
}
