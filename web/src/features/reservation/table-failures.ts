/** Why nothing was stored, as the API names it. */
export interface Failure {
  readonly reason: string
  readonly params: Readonly<Record<string, unknown>>
}

interface FailureText {
  readonly title: string
  readonly text: string
  /** Whether only the phone helps. */
  readonly isByPhone: boolean
}

/** Reasons with words of their own; `TOKEN` is that of a page that was open for too long, or was sent too soon. */
const WORDS: Readonly<Record<string, FailureText>> = {
  SLOT_UNAVAILABLE: {
    title: 'Bu saat için masa kalmamış.',
    text: 'Yazdıklarınız duruyor; başka bir saat seçip yeniden gönderin.',
    isByPhone: false,
  },
  TOO_MANY_RESERVATIONS: {
    title: 'Buradan şu anda daha fazla istek alamıyoruz.',
    text: 'Masanızı telefonla soralım; yazdıklarınız duruyor.',
    isByPhone: true,
  },
  RESERVATIONS_OFF: {
    title: 'Siteden masa isteği almaya ara verdik.',
    text: 'Masanızı telefonla ayırıyoruz.',
    isByPhone: true,
  },
  TOKEN: {
    title: 'Bir kez daha gönderin.',
    text: 'Form fazla hızlı gönderilmiş ya da uzun süre açık kalmıştı; yazdıklarınız duruyor.',
    isByPhone: false,
  },
  KEY_REUSED: {
    title: 'Bu formdan bir istek zaten ulaştı.',
    text: 'Bu ikinci bir istekse bir kez daha gönderin; değilse ilkinin sayfasından devam edin ya da bizi arayın. Yazdıklarınız duruyor.',
    isByPhone: true,
  },
  FIELDS: {
    title: 'Bir şey eksik ya da hatalı.',
    text: 'İşaretli yerlere bakıp yeniden gönderin; ötekiler duruyor.',
    isByPhone: false,
  },
  NO_REPLY: {
    title: 'Sunucudan yanıt gelmedi.',
    text: 'Bağlantınızı kontrol edip düğmeye yeniden basın: isteğiniz ulaşmış olsa bile iki kez kaydedilmez.',
    isByPhone: true,
  },
}
const OTHERS: FailureText = {
  title: 'İsteğiniz kaydedilemedi.',
  text: 'Biraz sonra yeniden deneyin ya da bizi arayın; yazdıklarınız duruyor.',
  isByPhone: true,
}

export function failureText({ reason }: Failure): FailureText {
  return (Object.hasOwn(WORDS, reason) && WORDS[reason]) || OTHERS
}

/** The free times that are nearest to one that is not: HH:MM. */
export function nearestTimes({ reason, params }: Failure): string[] {
  const { times } = params
  return reason === 'SLOT_UNAVAILABLE' && Array.isArray(times)
    ? times.filter((time) => typeof time === 'string')
    : []
}
