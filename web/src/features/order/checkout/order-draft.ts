import type { OrderableDish } from '../../../lib/order-parts.ts'
import type { Hours } from '../../../rules/opening-hours.ts'
import { orderMessage } from '../../../rules/order-message.ts'
import { orderTotal } from '../../../rules/order-ways.ts'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { changedLines } from '../changed-lines.ts'
import { orderFragment } from '../order-address.ts'
import type { CartLine, OrderWay } from '../order-line.ts'
import { orderTimes } from '../order-times.ts'
import { type DishesOf, inMenu } from '../ordered-dish.ts'
import type { Ordering } from '../ordering-query.ts'
import type { Entries } from './entries.ts'

interface DraftOf {
  readonly hours: Hours
  readonly ordering: Ordering
  readonly menu: DishesOf<OrderableDish>
  /** When menu and ordering were read; null if that is too long ago. */
  readonly readAt: Date | null
  readonly now: Date
  readonly lines: readonly CartLine[]
  readonly note: string
  readonly entries: Entries
  /** The number of the guest's table, if it is known. */
  readonly table: number | null
  /** The public address of the page that shows orders, without a fragment. */
  readonly address: string
}

type EntryField = 'time' | 'name' | 'address'

/** An order as it would be sent now. */
export interface Draft {
  /** What is offered, the most likely first, and what is chosen. */
  readonly ways: readonly OrderWay[]
  readonly way: OrderWay
  /** What can be chosen: YYYY-MM-DDTHH:MM, in order; first, if that can be asked for, an empty one for as soon as possible. */
  readonly times: readonly string[]
  /** One of them; null until one is chosen. */
  readonly time: string | null
  /** Those of the cart, with the names and prices of the menu. */
  readonly lines: readonly CartLine[]
  /** In lira. */
  readonly fee: number | null
  readonly total: number
  /** What is missing of the entries, for guests; empty where nothing is. */
  readonly faults: Readonly<Record<EntryField, string>>
  /** Why nothing can be sent, whatever is entered; empty if something can be. */
  readonly hindrance: string
  /** The message; null until it can be sent. */
  readonly text: string | null
}

/** What becomes of a cart and of what a guest has entered. */
export function draftOf(given: DraftOf): Draft {
  const { hours, ordering, menu, readAt, now, entries, note } = given
  const ways = given.table ? [...ordering.ways].sort(tableFirst) : ordering.ways
  const way = ways.find((each) => each === entries.way) ?? (ways[0] as OrderWay)
  const isDelivered = way === 'DELIVERY'
  const table = way === 'TABLE' ? given.table : null
  const possible = orderTimes(hours, way, ordering.leadMinutes, now)
  const times = way === 'TABLE' ? [''] : [...(possible.soonest ? [''] : []), ...possible.times]
  const time = times.find((each) => way === 'TABLE' || each === entries.time) ?? null
  const fee = (isDelivered && ordering.deliveryFee) || null
  const lines = given.lines.map((line) => {
    const { dish, price } = inMenu(menu, line)
    return { ...line, name: dish?.name ?? line.name, price }
  })
  const minimum = (isDelivered && ordering.minimum) || 0
  const missing = minimum - orderTotal(lines, null)
  const name = entries.name.trim()
  const address = isDelivered ? entries.address.trim() : ''
  const faults = {
    time: time === null ? 'Saati seçin.' : '',
    name: name ? '' : 'Adınızı yazın.',
    address: isDelivered && !address ? 'Adresi yazın.' : '',
  }
  const text =
    readAt &&
    orderMessage({
      ...{ way, table, time: time ?? '', lines, fee, readAt, timeZone: hours.timeZone, name, address, note },
      link: given.address + orderFragment(lines, table),
    })
  const hindrance = !readAt
    ? 'Fiyatlar şu an okunamıyor; bağlantınızı bekliyoruz.'
    : changedLines(menu, given.lines).length > 0
      ? 'Önce yukarıdaki değişiklikleri kabul edin.'
      : missing > 0
        ? `Paket serviste en az ${formatPrice(minimum)}; ${formatPrice(missing)} daha ekleyin.`
        : text
          ? ''
          : 'Mesaj çok uzun: notları kısaltın.'
  return {
    ...{ ways, way, times, time, lines, fee, faults, hindrance },
    total: orderTotal(lines, fee),
    text: hindrance || Object.values(faults).some(Boolean) ? null : text,
  }
}

const tableFirst = (one: OrderWay, other: OrderWay) => Number(other === 'TABLE') - Number(one === 'TABLE')
