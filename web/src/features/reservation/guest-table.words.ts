/** The page of a guest's table. */

import type { ReservationState } from '../../gql/graphql.ts'
import { afterText } from '../../rules/turkish-times.ts'

export const title = 'Masa isteğiniz'
export const description = 'Masa isteğinizin durumu.'
export const states = {
  NEW: {
    title: 'İsteğiniz bize ulaştı; henüz kesin değil',
    text: 'Ekibimizden biri bakıp yanıtlayacak.',
  },
  CONFIRMED: { title: 'Masanız ayrıldı', text: 'Sizi bekliyoruz.' },
  DECLINED: {
    title: 'Bu kez masa ayıramadık',
    text: 'Başka bir saat isteyebilir ya da bizi arayabilirsiniz.',
  },
  CANCELLED: {
    title: 'Masanız iptal edildi',
    text: 'Artık sizin için ayrılmış bir masa yok. Gelmek isterseniz yeniden isteyebilirsiniz.',
  },
  EXPIRED: {
    title: 'İsteğinizi zamanında yanıtlayamadık, özür dileriz',
    text: 'Masa ayrılmadı. Gelmek isterseniz bizi arayın.',
  },
  ARRIVED: { title: 'Hoş geldiniz', text: 'Masanızdasınız; afiyet olsun.' },
  NO_SHOW: { title: 'Sizi göremedik', text: 'Bir yanlışlık varsa bizi arayın.' },
} satisfies Record<ReservationState, object>
export const givenUp = 'Masanızdan vazgeçtiniz'
/** How the guest learns of the answer, with script and without. */
export const comesHere = 'Yanıt burada kendiliğinden görünür; sayfayı sonra yeniden de açabilirsiniz.'
export const reload = 'Yanıtı görmek için bu sayfayı yenileyin; sonra yeniden de açabilirsiniz.'
export const usually = (duration: string) => `Genellikle ${duration} içinde yanıtlıyoruz.`
export const today = 'bugün'
export const tomorrow = 'yarın'
export const closedNow = (day: string, time: string) =>
  `Şu anda kapalıyız; yanıtı ${day} ${afterText(time)} bekleyin.`
/** In the pieces of text that the document has. */
export const wrote = (name: string): readonly string[] => [name, ' yazdı']
export const day = 'Gün'
export const note = 'Mesajınız'
export const toCalendar = 'Takvime ekle'
export const askAgain = 'Yeniden masa ayırtın'
export const whatsapp = 'WhatsApp’tan yaz'
export const directions = 'Yol tarifi'
/** What WhatsApp is opened with. */
export const message = (name: string, day: string, time: string, people: number) =>
  `Merhaba, ${name} adına ${day}, saat ${time} için ${people} kişilik masa isteğim hakkında yazıyorum.`
export const change = 'Değiştir'
export const changeLabel = 'Masa isteğini değiştir'
export const changed = 'İsteğiniz değişti; yanıtımızı bekleyin.'
export const sendChange = 'Değişikliği gönder'
export const keep = 'Böyle kalsın'
export const newTime = 'Yeni saat'
/** In the pieces of text that the document has. */
export const peopleOn = (day: string, people: string): readonly string[] => [day, ', ', people, ' kişi']
export const giveUp = 'Vazgeçtim'
export const giveUpQuestion = 'Masanızdan vazgeçiyor musunuz? Masa başkasına verilebilir.'
export const giveUpYes = 'Evet, vazgeçtim'
export const giveUpNo = 'Hayır, geleceğim'
/** Before the phone number, if there is one. */
export const giveUpFailed = 'Vazgeçtiğinizi bize iletemedik. Yeniden deneyin ya da haber verin'
export const shared = 'Masa isteğim'
export const keepPage = 'Bu sayfayı saklayın'
export const keepPageWhy =
  'Yanıtı burada görür, gelemeyecekseniz buradan vazgeçersiniz. Sayfanın adresi sizin anahtarınızdır; adresi bilen herkes isteğinizi görebilir, değiştirebilir ve iptal edebilir.'
export const share = 'Paylaş'
export const copy = 'Adresi kopyala'
export const copied = 'Adres kopyalandı.'
export const notCopied = 'Kopyalanamadı; tarayıcının adres çubuğundan kopyalayın.'
