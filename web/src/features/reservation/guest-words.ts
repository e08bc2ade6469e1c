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
    text: 'Ekibimizden biri bakıp yanıtlayacak.',
    look: 'waiting',
  },
  CONFIRMED: { title: 'Masanız ayrıldı', text: 'Sizi bekliyoruz.', look: 'promised' },
  DECLINED: {
    title: 'Bu kez masa ayıramadık',
    text: 'Başka bir saat isteyebilir ya da bizi arayabilirsiniz.',
    look: 'over',
  },
  CANCELLED: {
    title: 'Masanız iptal edildi',
    text: 'Artık sizin için ayrılmış bir masa yok. Gelmek isterseniz yeniden isteyebilirsiniz.',
    look: 'over',
  },
  EXPIRED: {
    title: 'İsteğinizi zamanında yanıtlayamadık, özür dileriz',
    text: 'Masa ayrılmadı. Gelmek isterseniz bizi arayın.',
    look: 'over',
  },
  ARRIVED: { title: 'Hoş geldiniz', text: 'Masanızdasınız; afiyet olsun.', look: 'promised' },
  NO_SHOW: {
    title: 'Sizi göremedik',
    text: 'Bir yanlışlık varsa bizi arayın.',
    look: 'over',
  },
}

/** @param hasGivenUp whether the guest has just done so; whether it was the guest or the restaurant is not known later. */
export function stateText(state: ReservationState, hasGivenUp = false): StateText {
  const words = WORDS[state]
  return state === 'CANCELLED' && hasGivenUp ? { ...words, title: 'Masanızdan vazgeçtiniz' } : words
}

/** How a guest learns of the answer. @param renews whether the page asks for it by itself, which takes a script. */
export const waitingText = (renews: boolean): string =>
  renews
    ? 'Yanıt burada kendiliğinden görünür; sayfayı sonra yeniden de açabilirsiniz.'
    : 'Yanıtı görmek için bu sayfayı yenileyin; sonra yeniden de açabilirsiniz.'

/** A table in the list of those that a device has asked for. */
export const keptLabel = (state: ReservationState): string =>
  state === 'NEW' ? 'Açık isteğiniz' : stateText(state).title

/** Whether a guest has still something to do about the table. */
export const isOpen = (state: ReservationState): boolean => state === 'NEW' || state === 'CONFIRMED'

/** Whether a guest has something to learn of the table that was not read yet. */
export const isOfUse = (state: ReservationState): boolean =>
  isOpen(state) || state === 'DECLINED' || state === 'EXPIRED'

/** Whether a guest may still give the table up. @param now null until the clock is known. */
export const canGiveUp = (state: ReservationState, at: string, now: Date | null): boolean =>
  isOpen(state) && (now === null || Date.parse(at) > now.getTime())

/** Whether a guest may want to ask for another table. */
export const canAskAgain = (state: ReservationState): boolean =>
  ['DECLINED', 'CANCELLED', 'EXPIRED'].includes(state)
