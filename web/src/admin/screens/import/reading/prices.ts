import { MOST_PRICE } from '../../../forms/price-entry.ts'

/** A price as a word of a menu has it. */
export interface WrittenPrice {
  /** In lira. */
  readonly price: number
  /** Whether it has a lira sign, or kuruş: no other number looks like that. */
  readonly isCertain: boolean
  /** Whether it can be read in more than one way. */
  readonly isAmbiguous: boolean
}

const CURRENCY = /^(?:₺|TL|TRY|LİRA|LIRA|T\.L\.?)\.?$/iu
/** A lira sign before or after a number. */
const WITH_SIGN = /^(?:(?<before>₺|TL)\s?)?(?<number>.+?)(?:\s?(?<after>₺|TL|TRY|LİRA|LIRA)\.?)?$/iu
const WHOLE = /^\d{1,6}$/
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}|-{1,2}|[–—]))?$/
const WITH_KURUS = /^(\d{1,6})[.,](\d{1,2})$/
const DASHED = /^(\d{1,6})[.,]?(?:-{1,2}|[–—])$/
/** A comma where only thousands make sense, or the other way round. */
const OTHERWISE_GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
/** Letters that a recogniser reads in place of digits, and the other way round. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', İ: '1', ı: '1', i: '1', '|': '1', '!': '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', $: '5', G: '6', b: '6', B: '8', g: '9', q: '9' },
}
/** A word that is a measure, although a letter in it may stand for a digit. */
const MEASURE = /^\d+(?:[.,]\d+)?(?:g|gr|kg|ml|cl|l|lt|cm|cc|kcal)\.?$/i

/** `TL` as a recogniser reads it: `1L`, `IL`, `7L`. */
const MISREAD_CURRENCY = /^[T17Iİlı|!][L|]\.?$/
/** The same without a space before it: `14201L`. One digit before it would be litres. */
const MISREAD_SIGN = /^(?<number>\d[\d.,]*?\d)[.,]?[17Iİlı|!]L\.?$/

export const isMisreadCurrency = (word: string): boolean => MISREAD_CURRENCY.test(word)

export const isCurrency = (word: string): boolean => CURRENCY.test(word)

/**
 * The price that a word is.
 * @param mayBeMisread whether a recogniser wrote the word: then letters may stand for digits.
 */
export function writtenPrice(word: string, mayBeMisread = false): WrittenPrice | null {
  const bare = word.replace(/^[([{'"“”’]+|[)\]}'"“”’;:*]+$|(?<=\d)\.$/g, '').replace(/^[-–—](?=\d)/, '')
  const { before, number = '', after } = WITH_SIGN.exec(bare)?.groups ?? {}
  const isSigned = before !== undefined || after !== undefined
  const plain = plainPrice(number)
  if (plain) return inRange({ ...plain, isCertain: plain.isCertain || isSigned })
  if (!mayBeMisread) return null
  const signed = plainPrice(MISREAD_SIGN.exec(bare)?.groups?.number ?? '')
  if (signed && signed.price >= 10) return inRange({ ...signed, isCertain: true, isAmbiguous: true })
  if (MEASURE.test(number)) return null
  const digits = [...number].map((letter) => ALIKE[letter] ?? letter).join('')
  const real = [...number].filter((letter) => /\d/.test(letter)).length
  const guess = real * 2 >= number.replace(/[.,]/g, '').length && real > 0 ? plainPrice(digits) : null
  return guess && number.length > 1 ? inRange({ ...guess, isCertain: isSigned, isAmbiguous: true }) : null
}

const inRange = (found: WrittenPrice): WrittenPrice | null =>
  found.price > 0 && found.price <= MOST_PRICE ? found : null

function plainPrice(text: string): WrittenPrice | null {
  const dashed = DASHED.exec(text)?.[1]
  if (dashed !== undefined) return { price: Number(dashed), isCertain: /[.,]/.test(text), isAmbiguous: false }
  if (WHOLE.test(text)) {
    // No price begins with a zero: what stood before it may be missing.
    return { price: Number(text), isCertain: false, isAmbiguous: /^0/.test(text) }
  }
  const [, whole, kurus] = GROUPED.exec(text) ?? []
  if (whole !== undefined) return { price: amount(whole, kurus), isCertain: true, isAmbiguous: false }
  const [, lira, part] = WITH_KURUS.exec(text) ?? []
  if (lira !== undefined) return { price: amount(lira, part), isCertain: true, isAmbiguous: false }
  const [, group, rest] = OTHERWISE_GROUPED.exec(text) ?? []
  if (group !== undefined) return { price: amount(group, rest), isCertain: true, isAmbiguous: true }
  return null
}

/** `1.250` and `5` are 1250.5. */
function amount(whole: string, part = ''): number {
  const kurus = /^\d+$/.test(part) ? part.padEnd(2, '0') : '00'
  return Number(`${whole.replace(/[.,]/g, '')}.${kurus}`)
}
