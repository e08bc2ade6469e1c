import { folded } from '../../../../rules/folded.ts'
import { HEADING_WORDS } from './heading-words.ts'
import type { ParsedRow } from './row.ts'

/** What a menu has beside its dishes. */
const NOTES =
  /\bkdv\b|www\.|https?:|@|\.com\b|\binstagram\b|\bfacebook\b|\bwhats\s?app\b|\bwi-?fi\b|\bafiyet olsun\b|\brezervasyon|\btel(?:efon)?\b ?[:.]|\badres\b|\bfiyatlarimiz|\bfiyatlar\b|\btarihinden itibaren|\bgecerlidir|\bdahildir|\bhos ?geldiniz|\bfiyat listesi\b|\bicer(?:en|ir)\b.{0,40}\byazar\b/
/** Seven digits and more, however they are grouped: `0 (212) 555 44 33`. */
const PHONE =
  /(?:\+\s?\d|\b0)[\s\d()./-]{9,}|\b444[\s-]?\d[\s-]?\d{3}\b|\b\d{3}[\s.-]\d{3}[\s.-]\d{2}[\s.-]\d{2}\b|\b\d{3}[\s-]\d{2}[\s-]\d{2}\b/
/** Times, days and dates. */
const TIME = /\b\d{1,2}[:.]\d{2}\s?[-–—]\s?\d{1,2}[:.]\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/
/** A year, and not a price of as many lira: of a house that has been there for long. */
const YEAR =
  /(?:\bsince\b|\best\.?\b|\bkurulus\b|©|\bcopyright\b)\D{0,12}(?:19|20)\d{2}|(?:19|20)\d{2}\s?['’]?\s?(?:den|dan|ten|tan|yil)\b/
const PAGE = /^(?:[-–—]\s?)?\d{1,3}(?:\s?[-–—]|\s?\/\s?\d{1,3})?$/

/** The text of a whole line, prices included. */
export const textOf = ({ words }: ParsedRow): string =>
  words
    .filter(({ isLeader }) => !isLeader)
    .map(({ text }) => text)
    .join(' ')

/** Whether a line is none of a dish: a phone number, the tax, a year. */
export function isNote(row: ParsedRow): boolean {
  const text = textOf(row)
  const plain = folded(text)
  if (PHONE.test(text) || YEAR.test(plain) || TIME.test(text)) return true
  if (/\bkdv\b/.test(plain)) return true
  return NOTES.test(plain) && !row.prices.some(({ isCertain }) => isCertain)
}

/** Whether a line is only the number of its page. */
export function isPageNumber(row: ParsedRow, isAtAnEnd: boolean): boolean {
  const plain = folded(textOf(row)).trim()
  return (
    /^(?:sayfa|sf)\.? ?\d/.test(plain) ||
    /^[-–—] ?\d{1,3} ?[-–—]$/.test(plain) ||
    (isAtAnEnd && PAGE.test(plain))
  )
}

const HEADINGS: ReadonlySet<string> = new Set(HEADING_WORDS)

/** The text of a heading for comparison: `ÇORBALAR` and `Çorbalar` are one. */
export const headingKey = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Whether a text is one of the usual headings, or several of them. */
export function isKnownHeading(text: string): boolean {
  const key = headingKey(text)
  if (HEADINGS.has(key)) return true
  const words = key.split(' ')
  if (words.length > 4) return false
  const last = words.at(-1) as string
  const isListed = (part: string) =>
    HEADINGS.has(part) || HEADINGS.has(`${part}lar`) || HEADINGS.has(`${part}ler`)
  if (/^cesit(?:leri|lerimiz)?$/.test(last)) return words.length > 1
  const ours = last.replace(/(lar|ler)imiz$/, '$1')
  if (HEADINGS.has([...words.slice(0, -1), ours].join(' '))) return true
  const listed = words.filter((word) => word !== 've')
  return words.includes('ve') || /[&/+]/.test(text)
    ? listed.every(isListed)
    : words.length === 2 && HEADINGS.has(last)
}

export const isInCapitals = (text: string): boolean =>
  text.replace(/[^\p{L}]/gu, '').length >= 3 && text === text.toLocaleUpperCase('tr') && /\p{Lu}/u.test(text)

/** Whether a text reads like what is in a dish, and not like its name. */
export function isLikeDescription(text: string): boolean {
  if (/^[("“]/.test(text) || /^\p{Ll}/u.test(text)) return true
  if (/,\s/.test(text)) return true
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word))
  // In a sentence words are small; in a name each is capital, but for those like `ve`.
  const small = words
    .slice(1)
    .filter((word) => /^\p{Ll}/u.test(word) && !/^(?:ve|ile|veya|da|de|usulü|soslu)$/.test(word))
  return small.length >= 2 || text.length > 60
}
