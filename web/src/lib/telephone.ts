/** A `tel:` address of a number with spaces and brackets, which not all phones accept. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Opens a conversation in WhatsApp. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '90')}`
}
