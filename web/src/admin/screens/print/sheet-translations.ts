import type { OtherLanguage } from './menu-texts.ts'

/** What sheets say in another language beside Turkish. */
interface SheetTranslation {
  readonly direction: 'ltr' | 'rtl'
  readonly currency: string
  readonly alcohol: string
  readonly pork: string
  /** Where alcohol and pork are told. */
  readonly contents: string
  /** Of dishes with an asterisk. */
  readonly ask: string
  readonly scan: string
  readonly withoutQr: string
}

export const SHEET_TRANSLATIONS: Readonly<Record<OtherLanguage, SheetTranslation>> = {
  EN: {
    direction: 'ltr',
    currency: 'Prices are in Turkish lira and include VAT.',
    alcohol: 'contains alcohol',
    pork: 'contains pork',
    contents: 'Dishes with alcohol or pork are marked.',
    ask: '* Please ask us about alcohol and pork.',
    scan: 'Scan for our menu',
    withoutQr: 'We have a printed menu for guests who cannot use the QR code; please ask for it.',
  },
  DE: {
    direction: 'ltr',
    currency: 'Die Preise sind in türkischer Lira und enthalten die Mehrwertsteuer.',
    alcohol: 'enthält Alkohol',
    pork: 'enthält Schweinefleisch',
    contents: 'Gerichte mit Alkohol oder Schweinefleisch sind gekennzeichnet.',
    ask: '* Bitte fragen Sie uns nach Alkohol und Schweinefleisch.',
    scan: 'Für unsere Speisekarte scannen',
    withoutQr:
      'Für Gäste, die den QR-Code nicht nutzen können, haben wir eine gedruckte Speisekarte; bitte fragen Sie danach.',
  },
  RU: {
    direction: 'ltr',
    currency: 'Цены указаны в турецких лирах и включают НДС.',
    alcohol: 'содержит алкоголь',
    pork: 'содержит свинину',
    contents: 'Блюда с алкоголем или свининой отмечены.',
    ask: '* Об алкоголе и свинине, пожалуйста, спросите у нас.',
    scan: 'Отсканируйте, чтобы открыть меню',
    withoutQr:
      'Для гостей, которые не могут воспользоваться QR-кодом, есть печатное меню; попросите его у нас.',
  },
  AR: {
    direction: 'rtl',
    currency: 'الأسعار بالليرة التركية وتشمل ضريبة القيمة المضافة.',
    alcohol: 'يحتوي على الكحول',
    pork: 'يحتوي على لحم الخنزير',
    contents: 'يُذكر الكحول ولحم الخنزير بجانب الطبق الذي يحتوي عليهما.',
    ask: '* يُرجى سؤالنا عن الكحول ولحم الخنزير.',
    scan: 'امسحوا الرمز لعرض قائمة الطعام',
    withoutQr: 'لدينا قائمة طعام مطبوعة لمن لا يستطيع استخدام رمز QR؛ يُرجى طلبها.',
  },
  FA: {
    direction: 'rtl',
    currency: 'قیمت‌ها به لیر ترکیه و با احتساب مالیات بر ارزش افزوده است.',
    alcohol: 'حاوی الکل',
    pork: 'حاوی گوشت خوک',
    contents: 'الکل و گوشت خوک در کنار غذایی که آن را دارد نوشته شده است.',
    ask: '* لطفاً دربارهٔ الکل و گوشت خوک از ما بپرسید.',
    scan: 'برای دیدن منو اسکن کنید',
    withoutQr: 'برای مهمانانی که نمی‌توانند از کد QR استفاده کنند منوی چاپی داریم؛ لطفاً بخواهید.',
  },
}
