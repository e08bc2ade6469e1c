import { isolated } from '../isolated.ts'

export const title = 'تواصلوا معنا'
export const phone = 'الهاتف'
export const write = 'راسلونا'
export const bookTable = 'احجزوا طاولة'
export const address = 'العنوان'
export const directions = 'الاتجاهات'
export const parking = 'موقف السيارات'
export const stepFree = 'مدخل بلا درجات'
export const yes = 'متوفر'
export const no = 'غير متوفر'
export const code = 'رمز الوزارة QR'
export const ownCode = 'رمز QR الصادر عن الوزارة لهذا المطعم'
export const hours = 'ساعات العمل'
export const addressOf = (address: string) => `العنوان: ${isolated(address)}`
export const phoneOf = (number: string) => `الهاتف: ${isolated(number)}`
export const today = 'اليوم'
