import { isolated } from '../isolated.ts'

export const seeMenu = 'عرض القائمة'
export const call = 'اتصلوا الآن'
export const bookTable = 'احجزوا طاولة'
export const contact = 'التواصل'
export const fromMenu = 'من قائمتنا'
export const wholeMenu = 'القائمة كاملة'
export const story = 'قصتنا'
export const more = 'المزيد'
export const services = 'خدماتنا'
export const allServices = 'الكل'
export const phone = (number: string) => `الهاتف ${isolated(number)}`
