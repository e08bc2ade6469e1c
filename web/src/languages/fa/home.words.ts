import { isolated } from '../isolated.ts'

export const seeMenu = 'دیدن منو'
export const call = 'تماس تلفنی'
export const bookTable = 'رزرو میز'
export const contact = 'تماس با ما'
export const fromMenu = 'از منوی ما'
export const wholeMenu = 'همهٔ منو'
export const story = 'داستان ما'
export const more = 'بیشتر بخوانید'
export const services = 'خدمات ما'
export const allServices = 'همه'
export const phone = (number: string) => `تلفن ${isolated(number)}`
