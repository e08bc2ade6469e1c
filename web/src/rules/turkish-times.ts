/** Turkish suffixes of times, by their pronunciation: `22.00'ye`, `08.30'da`. */

/** The dative suffix for the last word of each number. */
const DATIVE_OF_DIGIT = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a']
const LOCATIVE_OF_DIGIT = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
/** Of ten, twenty, thirty, forty and fifty; zero as a whole number is the first. */
const DATIVE_OF_TENS = ['a', 'a', 'ye', 'a', 'a', 'ye']
const LOCATIVE_OF_TENS = ['da', 'da', 'de', 'da', 'ta', 'de']

function ending(time: string, digits: readonly string[], tens: readonly string[]): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const read = minute === 0 ? hour : minute
  return (read % 10 === 0 ? tens[read / 10] : digits[read % 10]) as string
}

/** A time in Turkish format: `22.00`. */
function clockText(time: string): string {
  return time.replace(':', '.')
}

/** `22.00'ye`, for "until". */
export function untilText(time: string): string {
  return `${clockText(time)}’${ending(time, DATIVE_OF_DIGIT, DATIVE_OF_TENS)}`
}

/** `08.00'den sonra`, for "after". */
export function afterText(time: string): string {
  return `${atText(time)}n sonra`
}

/** `08.00'de`, for "at". */
export function atText(time: string): string {
  return `${clockText(time)}’${ending(time, LOCATIVE_OF_DIGIT, LOCATIVE_OF_TENS)}`
}
