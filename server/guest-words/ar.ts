import { dayOfMonth, weekdays } from '../../web/src/languages/ar/hours.words.ts'
import { toHome, tryAgain } from '../../web/src/languages/ar/not-found.words.ts'
import { bookTable, menu } from '../../web/src/languages/ar/shell.words.ts'
import { countedArabic } from '../../web/src/languages/plurals.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'إذا تعذّر عليكم الحضور، فيُرجى إبلاغنا عبر الصفحة أدناه.'

/** The noun stands before the number, so that it needs none of the forms that follow numbers. */
const persons = (people: number) => `عدد الأشخاص: ${people}`

const SECONDS = {
  ...{ one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ' },
  ...{ many: 'ثانية', other: 'ثانية' },
}

export const arabic: GuestWords = {
  moment: ({ day, month, year, weekday, time }) =>
    `${weekdays[weekday - 1]} ${dayOfMonth({ day, month })} ${year}، الساعة ${time}`,
  asked: (moment, people) => `${moment}، ${persons(people)}`,
  greeting: 'مرحبًا،',
  confirmed: {
    subject: 'تم حجز طاولتكم',
    told: (asked) => `تم حجز طاولتكم: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'طلبكم لحجز طاولة',
    told: (asked) => `نعتذر منكم، لا تتوفر لدينا طاولة في الوقت المطلوب (${asked}).`,
    next: 'يسعدنا أن ترسلوا من خلال موقعنا طلبًا جديدًا ليوم آخر أو لوقت آخر.',
  },
  changed: {
    subject: 'تم تعديل حجزكم',
    told: (asked) => `تم تعديل حجزكم، وأصبح كما يلي: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'تم إلغاء حجزكم',
    told: (asked) => `تم إلغاء حجزكم: ${asked}.`,
    next: 'إذا كان هناك خطأ، فيُرجى الاتصال بنا.',
  },
  button: 'عرض حجزي',
  footer: (siteName) => `أُرسلت هذه الرسالة تلقائيًا من موقع ${siteName}.`,
  calendar: {
    title: (siteName, people) => `${siteName}: حجز طاولة، ${persons(people)}`,
    phone: 'الهاتف',
    cannotCome: 'إذا تعذّر عليكم الحضور',
    file: 'table.ics',
  },
  plain: {
    onlyRead: { title: 'لا يمكن تنفيذ هذا الطلب هنا', text: 'هذه الصفحة للقراءة فقط.' },
    otherForm: { title: 'لا يمكن إرسال هذا النموذج بهذه الطريقة' },
    tooMany: {
      title: 'يُرجى الانتظار قليلًا',
      text: (seconds) =>
        `وصلت طلبات كثيرة جدًا في وقت قصير. يُرجى المحاولة مجددًا بعد ${countedArabic(seconds, SECONDS)} أو الاتصال بنا.`,
    },
    away: {
      title: 'سنعود بعد قليل',
      text: 'لا يستطيع موقعنا الرد لفترة قصيرة. يُرجى المحاولة مجددًا بعد بضع ثوانٍ أو الاتصال بنا.',
    },
    offline: {
      title: 'لا يوجد اتصال',
      text: 'لا يمكن فتح هذه الصفحة بدون اتصال بالإنترنت. يمكنكم الاطلاع على قائمتنا بدون اتصال أيضًا، أو الاتصال بنا هاتفيًا.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
