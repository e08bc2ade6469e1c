import { isolated } from '../isolated.ts'

export const skip = 'رفتن به محتوا'
export const openMenu = 'باز کردن فهرست'
export const closeMenu = 'بستن فهرست'
export const mainMenu = 'فهرست اصلی'
export const home = 'صفحهٔ اصلی'
export const about = 'دربارهٔ ما'
export const menu = 'منو'
export const services = 'خدمات'
export const showServices = 'نمایش خدمات'
export const contact = 'تماس با ما'
export const bookTable = 'رزرو میز'
export const cart = (count: number) => `سبد خرید، ${count} مورد`
export const phone = (number: string) => `تلفن ${isolated(number)}`
export const pages = 'صفحه‌ها'
export const categories = 'دسته‌های منو'
export const reachUs = 'تماس با ما'
export const languages = 'زبان‌ها'
export const information = 'اطلاعات'
export const order = 'سفارش آنلاین'
export const blog = 'نوشته‌ها'
export const faq = 'پرسش‌های رایج'
export const terms = 'شرایط استفاده'
export const privacy = 'حریم خصوصی'
export const quickAccess = 'دسترسی سریع'
export const table = 'میز'
export const call = 'تماس'
export const directions = 'مسیر'
export const offline = 'اتصال برقرار نیست.'
export const pricesOf = (moment: string) => `قیمت‌ها مربوط به ${isolated(moment)} است.`
export const storedAt = (moment: string) => `این صفحه در ${isolated(moment)} ذخیره شده است.`
export const outdated = (moment: string) =>
  `این صفحه در ${isolated(moment)} ذخیره شده است؛ برای قیمت‌های روز لطفاً با ما تماس بگیرید.`
export const reload = 'تازه کردن'
