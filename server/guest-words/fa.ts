import { dayOfMonth, weekdays } from '../../web/src/languages/fa/hours.words.ts'
import { toHome, tryAgain } from '../../web/src/languages/fa/not-found.words.ts'
import { bookTable, menu } from '../../web/src/languages/fa/shell.words.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'اگر نمی‌توانید تشریف بیاورید، لطفاً از طریق صفحهٔ زیر به ما اطلاع دهید.'

export const persian: GuestWords = {
  moment: ({ day, month, year, weekday, time }) =>
    `${weekdays[weekday - 1]} ${dayOfMonth({ day, month })} ${year}، ساعت ${time}`,
  asked: (moment, people) => `${moment}، ${people} نفر`,
  greeting: 'با سلام،',
  confirmed: {
    subject: 'میز شما رزرو شد',
    told: (asked) => `میز شما رزرو شد: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'درخواست میز شما',
    told: (asked) => `متأسفانه در زمان درخواستی شما (${asked}) میز خالی نداریم.`,
    next: 'می‌توانید از طریق سایت ما برای روز یا ساعت دیگری دوباره درخواست دهید.',
  },
  changed: {
    subject: 'رزرو شما تغییر کرد',
    told: (asked) => `رزرو شما تغییر کرد و اکنون چنین است: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'رزرو شما لغو شد',
    told: (asked) => `رزرو شما لغو شد: ${asked}.`,
    next: 'اگر اشتباهی رخ داده است، لطفاً با ما تماس بگیرید.',
  },
  button: 'مشاهدهٔ رزرو من',
  footer: (siteName) => `این ایمیل به‌طور خودکار از سایت ${siteName} فرستاده شده است.`,
  calendar: {
    title: (siteName, people) => `${siteName}: میز ${people} نفره`,
    phone: 'تلفن',
    cannotCome: 'اگر نمی‌توانید تشریف بیاورید',
    file: 'table.ics',
  },
  plain: {
    onlyRead: { title: 'این درخواست در اینجا ممکن نیست', text: 'این صفحه فقط خواندنی است.' },
    otherForm: { title: 'این فرم را نمی‌توان به این شکل فرستاد' },
    tooMany: {
      title: 'کمی صبر کنید',
      text: (seconds) =>
        `در مدتی کوتاه درخواست‌های زیادی رسید. لطفاً ${seconds} ثانیهٔ دیگر دوباره امتحان کنید یا با ما تماس بگیرید.`,
    },
    away: {
      title: 'به‌زودی برمی‌گردیم',
      text: 'سایت ما برای مدت کوتاهی پاسخ نمی‌دهد. لطفاً چند ثانیهٔ دیگر دوباره امتحان کنید یا با ما تماس بگیرید.',
    },
    offline: {
      title: 'اتصال برقرار نیست',
      text: 'این صفحه بدون اتصال به اینترنت باز نمی‌شود. منوی ما را بدون اتصال هم می‌توانید ببینید، یا با ما تماس بگیرید.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
