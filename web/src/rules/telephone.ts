/** A `tel:` address of a number with spaces and brackets, which not all phones accept; of several numbers, the first. */
export function telephoneHref(phone: string): string {
  return `tel:${firstOf(phone).replace(/[^\d+]/g, '')}`
}

/**
 * A `wa.me` address, which needs the number with its country: one that is written without is taken as Turkish.
 * @param text what the visitor finds written.
 */
export function whatsappHref(phone: string, text = ''): string {
  return `https://wa.me/${whatsappNumber(phone)}${text && `?text=${encodeURIComponent(text)}`}`
}

/** The digits of a number with the code of its country, as WhatsApp knows it. */
export const whatsappNumber = (phone: string): string => internationalOf(firstOf(phone))

/** A `wa.me` address of a text alone: who follows it chooses whom to send it to. */
export function whatsappShareHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** The digits of a number with the code of its country. */
function internationalOf(written: string): string {
  const digits = written.replace(/\D/g, '')
  const hasCountry = /^[^\d+]*(\+|00)/.test(written)
  const number = hasCountry ? digits.replace(/^00/, '') : digits.replace(TURKISH, '90$1')
  // The 0 in brackets of `+90 (0) 532` is dialled within the country alone.
  return number.replace(/^900(?=\d{10}$)/, '90')
}

/** Numbers of Turkey as they are dialled there, with or without the 0 in front: of ten digits, or of seven from 444 on. */
const TURKISH = /^0?([2-58]\d{9}|444\d{4})$/

/** A Turkish number with the code of its country; others, such as short ones, as they are written. Of several, the first. */
export function internationalPhone(phone: string): string {
  const first = firstOf(phone).trim()
  const isFull = /^0?\d{10}$/.test(first.replace(/\D/g, ''))
  return isFull && !first.startsWith('+') ? `+${internationalOf(first)}` : first
}

/** A slash with spaces separates numbers; without spaces it is part of one, as in `0312/555 01 23`. */
const firstOf = (phone: string) => phone.split(/\s+\/\s*|\s*\/\s+/, 1)[0] ?? phone
