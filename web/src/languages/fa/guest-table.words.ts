import { isolated } from '../isolated.ts'

export const title = 'درخواست میز شما'
export const description = 'وضعیت درخواست میز شما.'
export const states = {
  NEW: {
    title: 'درخواست شما به ما رسید؛ هنوز قطعی نیست',
    text: 'یکی از همکاران ما آن را می‌بیند و پاسخ می‌دهد.',
  },
  CONFIRMED: { title: 'میز شما رزرو شد', text: 'منتظر شما هستیم.' },
  DECLINED: {
    title: 'متأسفانه این بار میز خالی نداریم',
    text: 'می‌توانید ساعت دیگری بخواهید یا با ما تماس بگیرید.',
  },
  CANCELLED: {
    title: 'میز شما لغو شد',
    text: 'دیگر میزی برای شما نگه داشته نشده است. اگر مایلید بیایید، دوباره درخواست دهید.',
  },
  EXPIRED: {
    title: 'پوزش می‌خواهیم که به‌موقع پاسخ ندادیم',
    text: 'میزی رزرو نشد. اگر مایلید بیایید، لطفاً با ما تماس بگیرید.',
  },
  ARRIVED: { title: 'خوش آمدید', text: 'شما سر میزتان هستید؛ نوش جان.' },
  NO_SHOW: { title: 'جای شما خالی بود', text: 'اگر اشتباهی شده، لطفاً با ما تماس بگیرید.' },
}
export const givenUp = 'میزتان را لغو کردید'
export const comesHere = 'پاسخ خودبه‌خود همین‌جا نشان داده می‌شود؛ بعداً هم می‌توانید این صفحه را باز کنید.'
export const reload = 'برای دیدن پاسخ، این صفحه را تازه کنید؛ بعداً هم می‌توانید آن را باز کنید.'
export const usually = (duration: string) => `معمولاً ظرف ${duration} پاسخ می‌دهیم.`
export const today = 'امروز'
export const tomorrow = 'فردا'
export const closedNow = (day: string, time: string) =>
  `اکنون بسته‌ایم؛ لطفاً ${day} بعد از ساعت ${isolated(time)} منتظر پاسخ باشید.`
export const wrote = (name: string): readonly string[] => [isolated(name), ' نوشت']
export const day = 'روز'
export const note = 'پیام شما'
export const toCalendar = 'افزودن به تقویم'
export const askAgain = 'درخواست دوبارهٔ میز'
export const whatsapp = 'پیام در واتساپ'
export const directions = 'مسیریابی'
export const message = (name: string, day: string, time: string, people: number) =>
  `سلام، دربارهٔ درخواست میز به نام ${isolated(name)} می‌نویسم: ${day}، ساعت ${isolated(time)}، ${people} نفر.`
export const change = 'تغییر'
export const changeLabel = 'تغییر درخواست میز'
export const changed = 'درخواست شما تغییر کرد؛ لطفاً منتظر پاسخ ما باشید.'
export const sendChange = 'فرستادن تغییر'
export const keep = 'همین بماند'
export const newTime = 'ساعت جدید'
export const peopleOn = (day: string, people: string): readonly string[] => [
  day,
  '، ',
  isolated(people),
  ' نفر',
]
export const giveUp = 'لغو میز'
export const giveUpQuestion = 'میزتان را لغو می‌کنید؟ ممکن است به دیگران داده شود.'
export const giveUpYes = 'بله، لغو شود'
export const giveUpNo = 'نه، می‌آیم'
export const giveUpFailed = 'لغو میز به ما نرسید. دوباره امتحان کنید یا به ما خبر دهید'
export const shared = 'درخواست میز من'
export const keepPage = 'این صفحه را نگه دارید'
export const keepPageWhy =
  'پاسخ را همین‌جا می‌بینید و اگر نتوانستید بیایید از همین‌جا لغو می‌کنید. نشانی این صفحه کلید شماست: هر کس آن را بداند می‌تواند درخواستتان را ببیند، تغییر دهد و لغو کند.'
export const share = 'هم‌رسانی'
export const copy = 'کپی نشانی'
export const copied = 'نشانی کپی شد.'
export const notCopied = 'کپی نشد؛ لطفاً آن را از نوار نشانی مرورگر کپی کنید.'
