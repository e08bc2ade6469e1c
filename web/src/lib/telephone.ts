/** A `tel:` address that phones understand, from a number as people write it. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
