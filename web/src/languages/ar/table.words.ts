import { isolated } from '../isolated.ts'
import { countedArabic } from '../plurals.ts'
import { daysText } from './days.ts'
import { weekdays } from './hours.words.ts'
import { peopleText } from './people.ts'

/** In the genitive, as after a preposition. */
const morePeople = (count: number) =>
  countedArabic(count, { one: 'شخص واحد', two: 'شخصين', few: 'أشخاص', many: 'شخصًا', other: 'شخص' })

export const title = 'احجزوا طاولة'
export const description = (name: string, phone: string) =>
  `اطلبوا طاولة في ${isolated(name)}: اكتبوا اليوم والوقت وعدد الأشخاص، وسيطّلع أحد أفراد فريقنا على طلبكم ويردّ.${phone ? ` بالهاتف: ${isolated(phone)}.` : ''}`
export const lead =
  'اختاروا اليوم والوقت وأرسلوهما إلينا؛ سيطّلع أحد أفراد فريقنا على طلبكم ويردّ. طاولتكم غير مؤكدة حتى يصلكم الرد.'
export const next = 'ماذا بعد ذلك؟'
export const steps = [
  'يصلنا طلبكم وتُفتح لكم صفحة خاصة.',
  'يطّلع عليه أحد أفراد فريقنا ويحجز الطاولة إن توفرت.',
  'ترون الرد في تلك الصفحة. وإن تعذّر المجيء يمكنكم الإلغاء منها أيضًا.',
]

export const request = 'طلب طاولة'
export const people = 'عدد الأشخاص'
export const callIfMore = (people: number) => `إن كنتم أكثر من ${morePeople(people)} يُرجى الاتصال بنا.`
export const date = 'تاريخ الزيارة'
export const dateHint = 'اليوم والشهر والسنة.'
export const daysAhead = (count: number) => `قبل ${daysText(count)} على الأكثر.`
export const today = 'اليوم'
export const tomorrow = 'غدًا'
export const time = 'الوقت'
export const timeHint = 'ترون الأوقات المتاحة وتختارون منها في الخطوة التالية.'
export const name = 'الاسم'
export const phone = 'الهاتف'
export const email = 'البريد الإلكتروني'
export const emailLabel = 'البريد الإلكتروني (اختياري)'
export const note = 'الرسالة'
export const noteLabel = 'الرسالة (اختياري)'
export const noteHint = 'كرسي أطفال، مكان قرب النافذة، عيد ميلاد: كل ما تودّون أن نعرفه.'
export const leaveEmpty = 'يُترك فارغًا'
export const send = 'إرسال الطلب'
export const sending = 'جارٍ الإرسال…'
export const sendingAgain = 'جارٍ الإرسال من جديد…'
export const again = 'لم يصل رد؛ يُرسَل الطلب نفسه من جديد. ولا يُسجَّل مرتين.'
export const data = (name: string, count: number | null): readonly string[] => [
  isolated(name),
  ' يستخدم هذه المعلومات فقط لحجز طاولتكم والرد عليكم',
  count === null ? '' : `، ويحذفها بعد ${daysText(count)} من زيارتكم`,
  '. يُرجى عدم كتابة أي شيء عن صحتكم؛',
]
export const rights = 'حقوقكم والتفاصيل في صفحة الخصوصية'

export const clock = (time: string) => time
export const dayToday = (day: string) => `اليوم، ${day}`
export const dayTomorrow = (day: string) => `غدًا، ${day}`
/** Not `ليلة`: the night named after a day may be the one before it. */
export const nightOf = (day: string) => `${day}، بعد منتصف الليل`
export const full = 'محجوز'
export const night = 'ليلًا'
export const free = (count: number) =>
  `${countedArabic(count, {
    one: 'وقت واحد متاح',
    two: 'وقتان متاحان',
    few: 'أوقات متاحة',
    many: 'وقتًا متاحًا',
    other: 'وقت متاح',
  })}.`
export const looking = 'جارٍ البحث عن الأوقات المتاحة…'
export const nearestDay = 'أقرب يوم:'
export const nearestTimes = 'أقرب الأوقات المتاحة:'
export const tryAgain = 'إعادة المحاولة'
export const tooMany = (people: number) =>
  `لأكثر من ${morePeople(people)} يسعدنا أن نرتّب ذلك بالهاتف؛ يُرجى الاتصال بنا.`
export const chooseDay = 'اختاروا اليوم؛ وستظهر الأوقات المتاحة هنا.'
export const tellPeople = 'اكتبوا عدد الأشخاص؛ وستظهر الأوقات المتاحة هنا.'
export const tellBoth = 'اختاروا عدد الأشخاص واليوم؛ وستظهر الأوقات المتاحة هنا.'
export const notFound = 'تعذّر البحث عن الأوقات المتاحة. يُرجى التحقق من الاتصال.'
export const askedTooOften = 'وردت استعلامات كثيرة في وقت قصير؛ يُرجى المحاولة بعد دقيقة أو الاتصال بنا.'
export const chooseOther = 'يُرجى اختيار يوم آخر أو الاتصال بنا.'
export const chooseBelow = 'يُرجى اختيار يوم آخر أدناه أو الاتصال بنا.'
export const dayFull = 'هذا اليوم محجوز بالكامل.'
export const dayClosed = 'لا يمكن طلب طاولة هنا لهذا اليوم.'

export const past = 'هذا اليوم مضى.'
export const tooFar = (count: number) => `يمكن طلب الطاولة قبل ${daysText(count)} على الأكثر.`
export const closedOnWeekday = (weekday: number) => `نحن مغلقون أيام ${weekdays[weekday - 1]}.`
export const walkIns = (weekday: number) =>
  `لا نحجز الطاولات أيام ${weekdays[weekday - 1]}؛ يمكنكم المجيء بدون حجز.`
export const closedOn = (day: string, label: string) =>
  `${day}: ${label ? `${isolated(label)}، ` : ''}نحن مغلقون.`
export const timesPast = 'مضت أوقات الطاولات لهذا اليوم.'
export const notice = (duration: string) => `يجب طلب الطاولة قبل ${duration} على الأقل.`
/** This and the next two in the genitive, as after a preposition. */
export const days = daysText
export const hours = (count: number) =>
  countedArabic(count, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })
export const minutes = (count: number) =>
  countedArabic(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })
export const notOn = (day: string) => `لا يمكن طلب طاولة هنا ليوم ${day}.`

export const readAgain = 'يُرجى القراءة مرة أخرى'
export const chooseTime = 'اختيار الوقت'
export const changeDetails = 'تعديل المعلومات'
export const details = 'معلوماتكم'
export const showTimes = 'عرض الأوقات المتاحة'

export const yourTables = 'الطاولات المطلوبة من هذا الجهاز'
export const forgotten = 'نُسي على هذا الجهاز. إن لم تلغوه فطلبكم ما زال قائمًا.'
export const show = 'عرض'
export const forget = 'نسيان'
export const open = 'طلبكم المفتوح'
export const asked = (day: string, time: string, people: number) =>
  `${day}، الساعة ${isolated(time)}، ${peopleText(people)}`
export const arrived = 'وصلنا طلبكم السابق:'
export const notChanged = 'ما غيّرتموه بعد ذلك لم يُسجَّل؛ يمكنكم تعديله من صفحة طلبكم.'
export const openRequest = 'فتح طلبي'
export const unanswered = 'لم يصل رد على طلبكم الأخير:'
export const sendToSee = 'لمعرفة هل وصلنا، أرسلوا الطلب نفسه من جديد؛ ولا يُسجَّل مرتين.'
export const sendSame = 'إرسال الطلب نفسه'

export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'لم تبقَ طاولة في هذا الوقت.',
    text: 'ما كتبتموه محفوظ؛ يُرجى اختيار وقت آخر والإرسال من جديد.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'لا يمكننا تلقي مزيد من الطلبات من هنا الآن.',
    text: 'يُرجى السؤال عن طاولتكم بالهاتف؛ ما كتبتموه محفوظ.',
  },
  RESERVATIONS_OFF: {
    title: 'أوقفنا مؤقتًا طلب الطاولات عبر الموقع.',
    text: 'نحجز طاولتكم بالهاتف.',
  },
  RESERVATION_SETTLED: {
    title: 'لم يعد تعديل طلبكم ممكنًا من هنا.',
    text: 'حالته الأخيرة أعلاه؛ للتعديل يُرجى الاتصال بنا.',
  },
  TOKEN: {
    title: 'يُرجى الإرسال مرة أخرى.',
    text: 'أُرسل النموذج بسرعة زائدة أو بقي مفتوحًا طويلًا؛ ما كتبتموه محفوظ.',
  },
  KEY_REUSED: {
    title: 'وصلنا طلب من هذا النموذج من قبل.',
    text: 'إن كان هذا طلبًا ثانيًا فأرسلوه مرة أخرى؛ وإلا فتابعوا من صفحة الطلب الأول أو اتصلوا بنا. ما كتبتموه محفوظ.',
  },
  FIELDS: {
    title: 'هناك شيء ناقص أو غير صحيح.',
    text: 'يُرجى مراجعة الخانات المحددة والإرسال من جديد؛ الباقي محفوظ.',
  },
  NO_REPLY: {
    title: 'لم يصل رد من الخادم.',
    text: 'يُرجى التحقق من الاتصال والضغط على الزر من جديد: حتى إن كان طلبكم قد وصل فلن يُسجَّل مرتين.',
  },
  OTHER: {
    title: 'تعذّر تسجيل طلبكم.',
    text: 'يُرجى المحاولة بعد قليل أو الاتصال بنا؛ ما كتبتموه محفوظ.',
  },
}

export const missing = {
  people: 'يُرجى كتابة عدد الأشخاص.',
  date: 'يُرجى اختيار يوم الزيارة.',
  at: 'يُرجى اختيار وقت.',
  name: 'يُرجى كتابة الاسم.',
  phone: 'يُرجى كتابة رقم هاتف يمكننا الوصول إليكم عليه.',
}
export const faults = {
  INTEGER_RANGE: (max: number) => `يُرجى كتابة عدد من 1 إلى ${max}؛ وإن كنتم أكثر فاتصلوا بنا.`,
  MAX_LENGTH: (max: number) =>
    `يمكن كتابة ${countedArabic(max, { one: 'حرف واحد', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })} على الأكثر.`,
  NO_LINKS: `لا يمكن كتابة عناوين الإنترنت هنا (${isolated('http, www.')}).`,
  INVALID_CHARACTERS: 'هناك رمز لا يمكن كتابته هنا.',
  NOT_A_PHONE_NUMBER: `لا يبدو هذا رقم هاتف. مثلًا ${isolated('+90 532 111 22 33')}.`,
  EMAIL: 'لا يبدو هذا عنوان بريد إلكتروني. ويمكن تركه فارغًا.',
  NOT_A_DATE: 'يُرجى اختيار اليوم من جديد.',
  OTHER: 'يُرجى مراجعة هذه الخانة.',
}
