import { isolated } from '../isolated.ts'
import { weekdays } from './hours.words.ts'

export const title = 'رزرو میز'
export const description = (name: string, phone: string) =>
  `از ${isolated(name)} میز بخواهید: روز، ساعت و تعداد نفرات را بنویسید تا یکی از همکاران ما ببیند و پاسخ دهد.${phone ? ` تلفنی: ${isolated(phone)}.` : ''}`
export const lead =
  'روز و ساعت را انتخاب کنید و برای ما بفرستید؛ یکی از همکاران ما می‌بیند و پاسخ می‌دهد. تا رسیدن پاسخ، میزتان قطعی نیست.'
export const next = 'بعد چه می‌شود؟'
export const steps = [
  'درخواست شما به ما می‌رسد و صفحه‌ای ویژهٔ شما باز می‌شود.',
  'یکی از همکاران ما می‌بیند و اگر میز باشد رزرو می‌کند.',
  'پاسخ را در همان صفحه می‌بینید. اگر نتوانستید بیایید، از همان‌جا لغو می‌کنید.',
]

export const request = 'درخواست میز'
export const people = 'تعداد نفرات'
export const callIfMore = (people: number) => `اگر بیش از ${people} نفرید، لطفاً با ما تماس بگیرید.`
export const date = 'روز آمدن'
export const dateHint = 'روز، ماه، سال.'
export const daysAhead = (days: number) => `حداکثر تا ${days} روز بعد.`
export const today = 'امروز'
export const tomorrow = 'فردا'
export const time = 'ساعت'
export const timeHint = 'ساعت‌های خالی را در گام بعد می‌بینید و انتخاب می‌کنید.'
export const name = 'نام شما'
export const phone = 'تلفن'
export const email = 'ایمیل'
export const emailLabel = 'ایمیل (اختیاری)'
export const note = 'پیام'
export const noteLabel = 'پیام (اختیاری)'
export const noteHint = 'صندلی کودک، کنار پنجره، تولد: هر چه می‌خواهید بدانیم.'
export const leaveEmpty = 'خالی بگذارید'
export const send = 'فرستادن درخواست'
export const sending = 'در حال فرستادن…'
export const sendingAgain = 'دوباره در حال فرستادن…'
export const again = 'پاسخی نرسید؛ همان درخواست دوباره فرستاده می‌شود. دو بار ثبت نمی‌شود.'
export const data = (name: string, days: number | null): readonly string[] => [
  isolated(name),
  ' این اطلاعات را فقط برای رزرو میز و پاسخ به شما به کار می‌برد',
  days === null ? '' : ` و ${days} روز پس از آمدن شما پاک می‌کند`,
  '. لطفاً چیزی دربارهٔ سلامتی‌تان ننویسید؛',
]
export const rights = 'حقوق شما و جزئیات در صفحهٔ حریم خصوصی است'

export const clock = (time: string) => time
export const dayToday = (day: string) => `امروز، ${day}`
export const dayTomorrow = (day: string) => `فردا، ${day}`
/** Not `شبِ`: the night named after a day may be the one before it. */
export const nightOf = (day: string) => `${day}، پس از نیمه‌شب`
export const full = 'پر'
export const night = 'شب'
export const free = (count: number) => `${count} ساعت خالی هست.`
export const looking = 'در حال یافتن ساعت‌های خالی…'
export const nearestDay = 'نزدیک‌ترین روز:'
export const nearestTimes = 'نزدیک‌ترین ساعت‌های خالی:'
export const tryAgain = 'تلاش دوباره'
export const tooMany = (people: number) =>
  `برای جمع‌های بیش از ${people} نفر بهتر است تلفنی صحبت کنیم؛ لطفاً با ما تماس بگیرید.`
export const chooseDay = 'روز را انتخاب کنید؛ ساعت‌های خالی اینجا نشان داده می‌شود.'
export const tellPeople = 'تعداد نفرات را بنویسید؛ ساعت‌های خالی اینجا نشان داده می‌شود.'
export const tellBoth = 'تعداد نفرات و روز را انتخاب کنید؛ ساعت‌های خالی اینجا نشان داده می‌شود.'
export const notFound = 'ساعت‌های خالی پیدا نشد. لطفاً اتصال خود را بررسی کنید.'
export const askedTooOften =
  'در زمانی کوتاه درخواست‌های زیادی فرستاده شد؛ لطفاً یک دقیقه بعد دوباره ببینید یا با ما تماس بگیرید.'
export const chooseOther = 'لطفاً روز دیگری انتخاب کنید یا با ما تماس بگیرید.'
export const chooseBelow = 'لطفاً از پایین روز دیگری انتخاب کنید یا با ما تماس بگیرید.'
export const dayFull = 'این روز پر است.'
export const dayClosed = 'برای این روز از اینجا نمی‌شود میز خواست.'

export const past = 'این روز گذشته است.'
export const tooFar = (days: number) => `حداکثر برای ${days} روز بعد می‌توانید میز بخواهید.`
export const closedOnWeekday = (weekday: number) => `${weekdays[weekday - 1]}‌ها بسته‌ایم.`
export const walkIns = (weekday: number) =>
  `${weekdays[weekday - 1]}‌ها میز رزرو نمی‌کنیم؛ بدون رزرو تشریف بیاورید.`
export const closedOn = (day: string, label: string) =>
  `${day}: ${label ? `${isolated(label)}، ` : ''}بسته‌ایم.`
export const timesPast = 'ساعت‌های رزرو این روز گذشته است.'
export const notice = (duration: string) => `میز را باید دست‌کم ${duration} پیش‌تر بخواهید.`
export const days = (count: number) => `${count} روز`
export const hours = (count: number) => `${count} ساعت`
export const minutes = (count: number) => `${count} دقیقه`
export const notOn = (day: string) => `برای ${day} از اینجا نمی‌شود میز خواست.`

export const readAgain = 'یک بار دیگر بخوانید'
export const chooseTime = 'انتخاب ساعت'
export const changeDetails = 'تغییر اطلاعات'
export const details = 'اطلاعات شما'
export const showTimes = 'نمایش ساعت‌های خالی'

export const yourTables = 'میزهایی که با این دستگاه خواسته‌اید'
export const forgotten = 'در این دستگاه فراموش شد. اگر لغو نکرده‌اید، درخواستتان پابرجاست.'
export const show = 'نمایش'
export const forget = 'فراموش کن'
export const open = 'درخواست باز شما'
export const asked = (day: string, time: string, people: number) =>
  `${day}، ساعت ${isolated(time)}، ${people} نفر`
export const arrived = 'درخواست قبلی شما به ما رسیده است:'
export const notChanged = 'آنچه پس از آن تغییر دادید ثبت نشد؛ می‌توانید در صفحهٔ درخواستتان تغییرش دهید.'
export const openRequest = 'باز کردن درخواستم'
export const unanswered = 'به آخرین درخواست شما پاسخی نرسید:'
export const sendToSee = 'برای اینکه ببینید به ما رسیده یا نه، همان را دوباره بفرستید؛ دو بار ثبت نمی‌شود.'
export const sendSame = 'فرستادن دوبارهٔ همان'

export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'برای این ساعت میزی نمانده است.',
    text: 'نوشته‌هایتان سر جایش است؛ لطفاً ساعت دیگری انتخاب کنید و دوباره بفرستید.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'اکنون از اینجا درخواست بیشتری نمی‌توانیم بگیریم.',
    text: 'لطفاً تلفنی میز بخواهید؛ نوشته‌هایتان سر جایش است.',
  },
  RESERVATIONS_OFF: {
    title: 'فعلاً از طریق سایت درخواست میز نمی‌گیریم.',
    text: 'میزتان را تلفنی رزرو می‌کنیم.',
  },
  RESERVATION_SETTLED: {
    title: 'درخواست شما دیگر از اینجا تغییر نمی‌کند.',
    text: 'آخرین وضعیتش بالاست؛ برای تغییر لطفاً با ما تماس بگیرید.',
  },
  TOKEN: {
    title: 'لطفاً یک بار دیگر بفرستید.',
    text: 'فرم خیلی زود فرستاده شد یا مدت زیادی باز مانده بود؛ نوشته‌هایتان سر جایش است.',
  },
  KEY_REUSED: {
    title: 'از این فرم پیش‌تر درخواستی رسیده است.',
    text: 'اگر این درخواست دوم است یک بار دیگر بفرستید؛ اگر نه، از صفحهٔ درخواست اول ادامه دهید یا با ما تماس بگیرید. نوشته‌هایتان سر جایش است.',
  },
  FIELDS: {
    title: 'چیزی کم یا نادرست است.',
    text: 'لطفاً جاهای نشان‌دار را ببینید و دوباره بفرستید؛ بقیه سر جایش است.',
  },
  NO_REPLY: {
    title: 'سرور پاسخ نداد.',
    text: 'لطفاً اتصال خود را بررسی کنید و دکمه را دوباره بزنید: حتی اگر درخواستتان رسیده باشد، دو بار ثبت نمی‌شود.',
  },
  OTHER: {
    title: 'درخواست شما ثبت نشد.',
    text: 'لطفاً کمی بعد دوباره امتحان کنید یا با ما تماس بگیرید؛ نوشته‌هایتان سر جایش است.',
  },
}

export const missing = {
  people: 'لطفاً بنویسید چند نفرید.',
  date: 'لطفاً روز آمدنتان را انتخاب کنید.',
  at: 'لطفاً ساعتی انتخاب کنید.',
  name: 'لطفاً نامتان را بنویسید.',
  phone: 'لطفاً شمارهٔ تلفنی بنویسید که بتوانیم با شما تماس بگیریم.',
}
export const faults = {
  INTEGER_RANGE: (max: number) => `لطفاً عددی از 1 تا ${max} بنویسید؛ اگر بیشترید با ما تماس بگیرید.`,
  MAX_LENGTH: (max: number) => `حداکثر ${max} نویسه می‌توانید بنویسید.`,
  NO_LINKS: `نشانی اینترنتی نمی‌شود نوشت (${isolated('http, www.')}).`,
  INVALID_CHARACTERS: 'اینجا نویسه‌ای هست که نمی‌شود نوشت.',
  NOT_A_PHONE_NUMBER: `این به شمارهٔ تلفن نمی‌ماند. مثلاً ${isolated('+90 532 111 22 33')}.`,
  EMAIL: 'این به نشانی ایمیل نمی‌ماند. می‌توانید خالی هم بگذارید.',
  NOT_A_DATE: 'لطفاً روز را دوباره انتخاب کنید.',
  OTHER: 'لطفاً اینجا را یک بار دیگر ببینید.',
}
