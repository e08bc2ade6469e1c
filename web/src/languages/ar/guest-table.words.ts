import { isolated } from '../isolated.ts'
import { peopleText } from './people.ts'

export const title = 'طلب طاولتكم'
export const description = 'حالة طلب طاولتكم.'
export const states = {
  NEW: {
    title: 'وصلنا طلبكم؛ وهو غير مؤكد بعد',
    text: 'سيطّلع عليه أحد أفراد فريقنا ويردّ عليكم.',
  },
  CONFIRMED: { title: 'طاولتكم محجوزة', text: 'نحن بانتظاركم.' },
  DECLINED: {
    title: 'نعتذر، لا تتوفر طاولة هذه المرة',
    text: 'يمكنكم طلب وقت آخر أو الاتصال بنا.',
  },
  CANCELLED: {
    title: 'أُلغيت طاولتكم',
    text: 'لم تعد هناك طاولة محجوزة لكم. إن أردتم المجيء فيمكنكم الطلب من جديد.',
  },
  EXPIRED: {
    title: 'لم نتمكن من الرد على طلبكم في الوقت المناسب، نعتذر منكم',
    text: 'لم تُحجز طاولة. إن أردتم المجيء يُرجى الاتصال بنا.',
  },
  ARRIVED: { title: 'أهلًا وسهلًا', text: 'أنتم على طاولتكم؛ بالهناء والشفاء.' },
  NO_SHOW: { title: 'لم نحظَ برؤيتكم', text: 'إن كان هناك خطأ يُرجى الاتصال بنا.' },
}
export const givenUp = 'ألغيتم طاولتكم'
export const comesHere = 'سيظهر الرد هنا تلقائيًّا؛ ويمكنكم فتح الصفحة لاحقًا أيضًا.'
export const reload = 'لرؤية الرد يُرجى تحديث الصفحة؛ ويمكنكم فتحها لاحقًا أيضًا.'
export const usually = (duration: string) => `نردّ عادةً خلال ${duration}.`
export const today = 'اليوم'
export const tomorrow = 'غدًا'
export const closedNow = (day: string, time: string) =>
  `نحن مغلقون الآن؛ يُرجى انتظار ردّنا ${day} بعد الساعة ${isolated(time)}.`
export const wrote = (name: string): readonly string[] => ['رسالة من ', isolated(name)]
export const day = 'اليوم'
export const note = 'رسالتكم'
export const toCalendar = 'إضافة إلى التقويم'
export const askAgain = 'طلب طاولة من جديد'
export const whatsapp = 'مراسلة عبر واتساب'
export const directions = 'الاتجاهات'
export const message = (name: string, day: string, time: string, people: number) =>
  `مرحبًا، أكتب إليكم بخصوص طلب طاولة باسم ${isolated(name)}: ${day}، الساعة ${isolated(time)}، ${peopleText(people)}.`
export const change = 'تعديل'
export const changeLabel = 'تعديل طلب الطاولة'
export const changed = 'عُدّل طلبكم؛ يُرجى انتظار ردّنا.'
export const sendChange = 'إرسال التعديل'
export const keep = 'إبقاؤه كما هو'
export const newTime = 'الوقت الجديد'
export const peopleOn = (day: string, people: string): readonly string[] => [
  day,
  '، ',
  'عدد الأشخاص: ',
  isolated(people),
]
export const giveUp = 'إلغاء الطاولة'
export const giveUpQuestion = 'هل تريدون إلغاء طاولتكم؟ قد تُعطى لغيركم.'
export const giveUpYes = 'نعم، إلغاء'
export const giveUpNo = 'لا، سنأتي'
export const giveUpFailed = 'لم يصلنا الإلغاء. يُرجى المحاولة مرة أخرى أو إبلاغنا'
export const shared = 'طلب طاولتي'
export const keepPage = 'احتفظوا بهذه الصفحة'
export const keepPageWhy =
  'هنا ترون الرد، ومن هنا يمكنكم الإلغاء إن تعذّر عليكم المجيء. عنوان هذه الصفحة هو مفتاحكم: كل من يعرفه يستطيع رؤية طلبكم وتعديله وإلغاءه.'
export const share = 'مشاركة'
export const copy = 'نسخ العنوان'
export const copied = 'نُسخ العنوان.'
export const notCopied = 'تعذّر النسخ؛ يُرجى نسخه من شريط العنوان في المتصفح.'
