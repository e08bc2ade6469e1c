import { longDay } from './hours-text.ts'
import { localClock, localDay } from './opening-hours.ts'
import { type OrderWay, orderTotal, WAY_NAMES } from './order-ways.ts'
import { formatPrice } from './turkish-number.ts'

export interface MessageLine {
  readonly name: string
  /** Label of one of the dish's further servings; null for its own price. */
  readonly serving: string | null
  readonly count: number
  /** In lira, of one. */
  readonly price: number
  readonly note: string
}

export interface OrderToSend {
  readonly way: OrderWay
  /** Number of the guest's table; null if there is none, or it is not known. */
  readonly table: number | null
  /** YYYY-MM-DDTHH:MM by the restaurant's clock; empty for as soon as possible. */
  readonly time: string
  readonly lines: readonly MessageLine[]
  /** In lira, for the delivery; null for none. */
  readonly fee: number | null
  /** When the prices were read. */
  readonly readAt: Date
  readonly timeZone: string
  readonly name: string
  readonly address: string
  readonly note: string
  /** The address that shows the order. */
  readonly link: string
}

/** What WhatsApp takes whole out of an address on every phone, in UTF-16 units. */
const MOST = 1_800

/**
 * An order as text for the restaurant. Where it is too long, lines without a note go, the last first, no more than needed.
 * @returns null if it is too long without them, too: the notes have to be shortened.
 */
export function orderMessage(order: OrderToSend): string | null {
  const { lines, fee, readAt, timeZone } = order
  const kept = [...lines]
  for (;;) {
    const gone = lines.length - kept.length
    const text = [
      'Merhaba, sipariş vermek istiyorum.',
      whenText(order),
      ...kept.flatMap(lineTexts),
      gone > 0 && `ve ${gone} kalem daha, ayrıntısı bağlantıda`,
      fee && `Teslimat ${formatPrice(fee)}`,
      `Toplam ${formatPrice(orderTotal(lines, fee))} (${momentText(readAt, timeZone)} fiyatlarıyla)`,
      ...[order.name, order.address, order.note, order.link].map(inOneLine),
    ]
      .filter(Boolean)
      .join('\n')
    if (text.length <= MOST) return text
    const last = kept.findLastIndex(({ note }) => !inOneLine(note))
    if (last < 0) return null
    kept.splice(last, 1)
  }
}

function whenText({ way, table, time }: OrderToSend): string {
  if (way === 'TABLE') return table ? `Masa ${table}` : WAY_NAMES.TABLE
  const [day = '', clock = ''] = time.split('T')
  return `${WAY_NAMES[way]} · ${time ? `${longDay(day)} ${clock.replace(':', '.')}` : 'en kısa sürede'}`
}

function lineTexts(line: MessageLine): string[] {
  const serving = line.serving ? ` (${inOneLine(line.serving)})` : ''
  const note = inOneLine(line.note)
  const price = formatPrice(orderTotal([line], null))
  return [`${line.count} × ${inOneLine(line.name)}${serving} – ${price}`, ...(note ? [`  not: ${note}`] : [])]
}

/** `25.11.2026 12.58` */
function momentText(instant: Date, timeZone: string): string {
  const day = localDay(instant, timeZone).split('-').reverse().join('.')
  return `${day} ${localClock(instant, timeZone).replace(':', '.')}`
}

/** A text without line breaks, control characters, those that turn the direction, and halves of characters. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ').trim()
}
