/** A `tel:` address of a number with spaces and brackets, which not all phones accept. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
