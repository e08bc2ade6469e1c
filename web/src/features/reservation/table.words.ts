import type { TableReason, TableRule } from '../../rules/guest-reasons.ts'

/** The weekdays as habits: on Mondays. */
const ON_WEEKDAYS = [
  'Pazartesileri',
  'Salıları',
  'Çarşambaları',
  'Perşembeleri',
  'Cumaları',
  'Cumartesileri',
  'Pazarları',
] as const

/** Asking for a table, and the page of one. Days are as the words of hours name them, times HH:MM. */

/** The page where tables are asked for. */
export const title = 'Masa ayırtın'
export const description = (name: string, phone: string) =>
  `${name} için masa isteyin: günü, saati ve kaç kişi olduğunuzu yazın, ekibimizden biri bakıp yanıtlasın.${phone ? ` Telefonla: ${phone}.` : ''}`
export const lead =
  'Günü ve saati seçip bize gönderin; ekibimizden biri bakıp yanıtlar. Yanıt gelene kadar masanız kesin değildir.'
/** What becomes of a request. */
export const next = 'Sonra ne olur?'
export const steps = [
  'İsteğiniz bize ulaşır ve size özel bir sayfa açılır.',
  'Ekibimizden biri bakar; masa varsa ayırır.',
  'Yanıtı o sayfada görürsünüz. Gelemeyecekseniz de oradan vazgeçersiniz.',
]

export const request = 'Masa isteği'
export const people = 'Kişi sayısı'
export const callIfMore = (people: number) => `${people} kişiden fazlaysanız bizi arayın.`
export const date = 'Geliş tarihi'
export const dateHint = 'Gün, ay, yıl.'
export const daysAhead = (days: number) => `En fazla ${days} gün sonrası için.`
export const today = 'Bugün'
export const tomorrow = 'Yarın'
export const time = 'Saat'
export const timeHint = 'Boş saatleri bir sonraki adımda görüp seçersiniz.'
export const name = 'Adınız'
export const phone = 'Telefon'
export const email = 'E-posta'
export const emailLabel = 'E-posta (isteğe bağlı)'
export const note = 'Mesaj'
export const noteLabel = 'Mesaj (isteğe bağlı)'
export const noteHint = 'Çocuk sandalyesi, pencere kenarı, doğum günü: bilmemizi istediğiniz ne varsa.'
/** Of a field that only programs find. */
export const leaveEmpty = 'Boş bırakın'
export const send = 'İsteği gönder'
export const sending = 'Gönderiliyor…'
export const sendingAgain = 'Yeniden gönderiliyor…'
export const again = 'Yanıt gelmedi; aynı istek yeniden gönderiliyor. İki kez kaydedilmez.'
/**
 * Who gets what is written, and for how long, before the link that `rights` names. In the pieces of text that the
 * document has.
 * @param days null until known.
 */
export const data = (name: string, days: number | null): readonly string[] => [
  name,
  ' bu bilgileri yalnızca masanızı ayırmak ve size yanıt vermek için kullanır',
  days === null ? '' : ` ve gelişinizden ${days} gün sonra siler`,
  '. Sağlığınızla ilgili bir şey yazmayın;',
]
export const rights = 'haklarınız ve ayrıntılar gizlilik sayfasında'

/** `19.00`, and `18.00–23.00`. */
export const clock = (time: string) => time.replaceAll(':', '.')
export const dayToday = (day: string) => `bugün, ${day}`
export const dayTomorrow = (day: string) => `yarın, ${day}`
/** The night that begins on a day. */
export const nightOf = (day: string) => `${day} gecesi`
/** Of a moment that is taken, and of one after midnight. */
export const full = 'dolu'
export const night = 'gece'
export const free = (count: number) => `${count} boş saat var.`
export const looking = 'Boş saatlere bakılıyor…'
export const nearestDay = 'En yakın gün:'
export const nearestTimes = 'En yakın boş saatler:'
export const tryAgain = 'Tekrar dene'
export const tooMany = (people: number) =>
  `${people} kişiden kalabalık sofraları telefonda konuşalım; bizi arayın.`
export const chooseDay = 'Günü seçin; boş saatler burada görünür.'
export const tellPeople = 'Kaç kişi olacağınızı yazın; boş saatler burada görünür.'
export const tellBoth = 'Kişi sayısını ve günü seçin; boş saatler burada görünür.'
export const notFound = 'Boş saatlere bakılamadı. Bağlantınızı kontrol edin.'
export const askedTooOften =
  'Kısa sürede çok fazla sorgu yapıldı; bir dakika sonra yeniden bakın ya da bizi arayın.'
/** After why the day has nothing to choose. */
export const chooseOther = 'Başka bir gün seçin ya da bizi arayın.'
export const chooseBelow = 'Aşağıdan başka bir gün seçin ya da bizi arayın.'
export const dayFull = 'Bu gün dolu.'
export const dayClosed = 'Bu gün için buradan masa istenemiyor.'

/** Why a day has no moments. */
export const past = 'Bu gün geçti.'
export const tooFar = (days: number) => `En fazla ${days} gün sonrası için masa isteyebilirsiniz.`
export const closedOnWeekday = (weekday: number) => `${ON_WEEKDAYS[weekday - 1]} kapalıyız.`
export const walkIns = (weekday: number) =>
  `${ON_WEEKDAYS[weekday - 1]} masa ayırmıyoruz; yer ayırtmadan gelebilirsiniz.`
export const closedOn = (day: string, label: string) => `${day}: ${label ? `${label}, ` : ''}kapalıyız.`
export const timesPast = 'Bu günün masa saatleri geçti.'
/** @param duration as the next three name it. */
export const notice = (duration: string) => `Masanızı en az ${duration} önceden istemeniz gerekiyor.`
export const days = (count: number) => `${count} gün`
export const hours = (count: number) => `${count} saat`
export const minutes = (count: number) => `${count} dakika`
export const notOn = (day: string) => `${day} için buradan masa istenemiyor.`

/** The form without script. */
export const readAgain = 'Bir kez daha okuyun'
export const chooseTime = 'Saati seçin'
export const changeDetails = 'Bilgileri değiştir'
export const details = 'Bilgileriniz'
export const showTimes = 'Boş saatleri göster'

/** What was sent from this device. */
export const yourTables = 'Bu cihazdan istediğiniz masalar'
export const forgotten = 'Bu cihazda unutuldu. Vazgeçmediyseniz isteğiniz duruyor.'
export const show = 'Göster'
export const forget = 'Unut'
export const open = 'Açık isteğiniz'
export const asked = (day: string, time: string, people: number) => `${day} ${time}, ${people} kişi`
export const arrived = 'Az önceki isteğiniz bize ulaşmış:'
export const notChanged =
  'Sonra değiştirdikleriniz kaydedilmedi; isteğinizin sayfasından değiştirebilirsiniz.'
export const openRequest = 'İsteğimi aç'
export const unanswered = 'Son isteğinize yanıt gelmemişti:'
export const sendToSee =
  'Bize ulaşıp ulaşmadığını görmek için aynısını yeniden gönderin; iki kez kaydedilmez.'
export const sendSame = 'Aynısını yeniden gönder'

/** Why nothing was stored. `TOKEN` is that of a page that was open for too long, or was sent too soon. */
export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'Bu saat için masa kalmamış.',
    text: 'Yazdıklarınız duruyor; başka bir saat seçip yeniden gönderin.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'Buradan şu anda daha fazla istek alamıyoruz.',
    text: 'Masanızı telefonla soralım; yazdıklarınız duruyor.',
  },
  RESERVATIONS_OFF: {
    title: 'Siteden masa isteği almaya ara verdik.',
    text: 'Masanızı telefonla ayırıyoruz.',
  },
  RESERVATION_SETTLED: {
    title: 'İsteğiniz buradan artık değiştirilemiyor.',
    text: 'Son durumu yukarıda; değişiklik için bizi arayın.',
  },
  TOKEN: {
    title: 'Bir kez daha gönderin.',
    text: 'Form fazla hızlı gönderilmiş ya da uzun süre açık kalmıştı; yazdıklarınız duruyor.',
  },
  KEY_REUSED: {
    title: 'Bu formdan bir istek zaten ulaştı.',
    text: 'Bu ikinci bir istekse bir kez daha gönderin; değilse ilkinin sayfasından devam edin ya da bizi arayın. Yazdıklarınız duruyor.',
  },
  FIELDS: {
    title: 'Bir şey eksik ya da hatalı.',
    text: 'İşaretli yerlere bakıp yeniden gönderin; ötekiler duruyor.',
  },
  NO_REPLY: {
    title: 'Sunucudan yanıt gelmedi.',
    text: 'Bağlantınızı kontrol edip düğmeye yeniden basın: isteğiniz ulaşmış olsa bile iki kez kaydedilmez.',
  },
  OTHER: {
    title: 'İsteğiniz kaydedilemedi.',
    text: 'Biraz sonra yeniden deneyin ya da bizi arayın; yazdıklarınız duruyor.',
  },
} satisfies Record<TableReason | 'TOKEN' | 'FIELDS' | 'NO_REPLY' | 'OTHER', object>

/** What is missing, by field. */
export const missing = {
  people: 'Kaç kişi olacağınızı yazın.',
  date: 'Hangi gün geleceğinizi seçin.',
  at: 'Bir saat seçin.',
  name: 'Adınızı yazın.',
  phone: 'Size ulaşabileceğimiz bir telefon numarası yazın.',
}
/** Why a field is refused. */
export const faults = {
  INTEGER_RANGE: (max: number) => `1 ile ${max} arasında bir sayı yazın; daha fazlaysanız bizi arayın.`,
  MAX_LENGTH: (max: number) => `En çok ${max} karakter yazabilirsiniz.`,
  NO_LINKS: 'İnternet adresi yazılamıyor (http, www.).',
  INVALID_CHARACTERS: 'Burada yazılamayan bir karakter var.',
  NOT_A_PHONE_NUMBER: 'Bu bir telefon numarasına benzemiyor. Örneğin 0532 111 22 33.',
  EMAIL: 'Bu bir e-posta adresine benzemiyor. Boş da bırakabilirsiniz.',
  NOT_A_DATE: 'Günü yeniden seçin.',
  OTHER: 'Burayı bir daha gözden geçirin.',
} satisfies Record<TableRule | 'OTHER', string | ((max: number) => string)>
