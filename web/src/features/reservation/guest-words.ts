import type { ReservationState } from '../../gql/graphql.ts'

interface StateText {
  readonly title: string
  readonly text: string
  /** How the state is drawn. */
  readonly look: 'waiting' | 'promised' | 'over'
}

const WORDS: Readonly<Record<ReservationState, StateText>> = {
  NEW: {
    title: 'İsteğiniz bize ulaştı; henüz kesin değil',
    text: 'Bir kişi bakıp cevap verecek. Cevap bu sayfada kendiliğinden görünür; sayfayı sonra yeniden de açabilirsiniz.',
    look: 'waiting',
  },
  CONFIRMED: { title: 'Masanız ayrıldı', text: 'Sizi bekliyoruz.', look: 'promised' },
  DECLINED: {
    title: 'Bu kez masa ayıramadık',
    text: 'Başka bir saat isteyebilir ya da bizi arayabilirsiniz.',
    look: 'over',
  },
  CANCELLED: {
    title: 'Bu masadan vazgeçildi',
    text: 'Artık sizin için ayrılmış bir masa yok. Gelmek isterseniz yeniden isteyebilirsiniz.',
    look: 'over',
  },
  EXPIRED: {
    title: 'İsteğinize zamanında cevap veremedik',
    text: 'Masa ayrılmadı; kusura bakmayın. Gelmek isterseniz bizi arayın.',
    look: 'over',
  },
  ARRIVED: { title: 'Hoş geldiniz', text: 'Masanızdasınız; afiyet olsun.', look: 'promised' },
  NO_SHOW: {
    title: 'Masanıza gelinmedi',
    text: 'Bir yanlışlık varsa bizi arayın.',
    look: 'over',
  },
}

export const stateText = (state: ReservationState): StateText => WORDS[state]

/** Whether a guest may still give the table up. @param now null until the clock is known. */
export const canGiveUp = (state: ReservationState, at: string, now: Date | null): boolean =>
  (state === 'NEW' || state === 'CONFIRMED') && (now === null || Date.parse(at) > now.getTime())

/** Whether a guest may want to ask for another table. */
export const canAskAgain = (state: ReservationState): boolean =>
  ['DECLINED', 'CANCELLED', 'EXPIRED'].includes(state)
