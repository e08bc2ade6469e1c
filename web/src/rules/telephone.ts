/** A `tel:` address of a number with spaces and brackets, which not all phones accept; of several numbers, the first. */
export function telephoneHref(phone: string): string {
  return `tel:${firstOf(phone).replace(/[^\d+]/g, '')}`
}

export function whatsappHref(phone: string): string {
  return `https://wa.me/${firstOf(phone)
    .replace(/\D/g, '')
    .replace(/^0(?=\d{10}$)/, '90')}`
}

/** A slash with spaces separates numbers; without spaces it is part of one, as in `0312/555 01 23`. */
const firstOf = (phone: string) => phone.split(/\s+\/\s*|\s*\/\s+/, 1)[0] ?? phone
