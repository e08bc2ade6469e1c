/** A `tel:` address of a number with spaces and brackets, which not all phones accept; of several numbers, the first. */
export function telephoneHref(phone: string): string {
  return `tel:${firstOf(phone).replace(/[^\d+]/g, '')}`
}

/** @param text what the visitor finds written. */
export function whatsappHref(phone: string, text = ''): string {
  const number = firstOf(phone)
    .replace(/\D/g, '')
    .replace(/^0(?=\d{10}$)/, '90')
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`
}

/** A Turkish number with its country code; others, such as short ones, as they are written. Of several, the first. */
export function internationalPhone(phone: string): string {
  const first = firstOf(phone)
  const digits = first.replace(/\D/g, '')
  return first[0] !== '+' && /^0?\d{10}$/.test(digits) ? `+90${digits.slice(-10)}` : first
}

/** A slash with spaces separates numbers; without spaces it is part of one, as in `0312/555 01 23`. */
const firstOf = (phone: string) => phone.split(/\s+\/\s*|\s*\/\s+/, 1)[0] ?? phone
