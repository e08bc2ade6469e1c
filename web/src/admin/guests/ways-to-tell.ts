import { telephoneHref, whatsappHref } from '../../rules/telephone.ts'

/** The ways to reach a guest by phone. @param text what they are told; null for nothing that is ready. */
export function waysToTell(phone: string, text: string | null) {
  const sms = telephoneHref(phone).replace(/^tel:/, 'sms:')
  return {
    whatsapp: whatsappHref(phone, text ?? ''),
    // Both `?` and `&`, since phones differ in which of them begins the text.
    sms: text === null ? sms : `${sms}?&body=${encodeURIComponent(text)}`,
    call: telephoneHref(phone),
  }
}
