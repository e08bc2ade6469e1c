import { isolated } from '../isolated.ts'
import { countedArabic } from '../plurals.ts'

export const skip = 'إلى المحتوى'
export const openMenu = 'فتح القائمة'
export const closeMenu = 'إغلاق القائمة'
export const mainMenu = 'التنقل الرئيسي'
export const home = 'الرئيسية'
export const about = 'من نحن'
export const menu = 'قائمة الطعام'
export const services = 'الخدمات'
export const showServices = 'عرض الخدمات'
export const contact = 'التواصل'
export const bookTable = 'حجز طاولة'
export const cart = (count: number) =>
  `السلة، ${countedArabic(count, { one: 'صنف واحد', two: 'صنفان', few: 'أصناف', many: 'صنفًا', other: 'صنف' })}`
export const phone = (number: string) => `الهاتف ${isolated(number)}`
export const pages = 'الصفحات'
export const categories = 'أقسام القائمة'
export const reachUs = 'تواصلوا معنا'
export const languages = 'اللغات'
export const information = 'معلومات'
export const order = 'الطلب عبر الإنترنت'
export const blog = 'المقالات'
export const faq = 'الأسئلة الشائعة'
export const terms = 'شروط الاستخدام'
export const privacy = 'الخصوصية'
export const quickAccess = 'وصول سريع'
export const table = 'طاولة'
export const call = 'اتصال'
export const directions = 'الاتجاهات'
export const offline = 'لا يوجد اتصال.'
export const pricesOf = (moment: string) => `الأسعار كما في ${isolated(moment)}.`
export const storedAt = (moment: string) => `حُفظت هذه الصفحة في ${isolated(moment)}.`
export const outdated = (moment: string) =>
  `حُفظت هذه الصفحة في ${isolated(moment)}؛ لمعرفة الأسعار الحالية يُرجى الاتصال بنا.`
export const reload = 'تحديث'
