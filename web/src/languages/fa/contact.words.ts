import { isolated } from '../isolated.ts'

export const title = 'تماس با ما'
export const phone = 'تلفن'
export const write = 'برای ما بنویسید'
export const bookTable = 'رزرو میز'
export const address = 'نشانی'
export const directions = 'مسیریابی'
export const parking = 'پارکینگ'
export const stepFree = 'ورودی بدون پله'
export const yes = 'دارد'
export const no = 'ندارد'
export const code = 'کد QR وزارتخانه'
export const ownCode = 'کد QR وزارتخانه برای این رستوران'
export const hours = 'ساعت‌های کاری'
export const addressOf = (address: string) => `نشانی: ${isolated(address)}`
export const phoneOf = (number: string) => `تلفن: ${isolated(number)}`
export const today = 'امروز'
