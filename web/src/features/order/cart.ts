import { KeptValue, type TextStorage } from './kept-value.ts'
import { type CartLine, DISH_ID, MOST, type OrderLine } from './order-line.ts'

export interface CartContent {
  readonly lines: readonly CartLine[]
  /** Of the whole order. */
  readonly note: string
}

/** A line without its note. */
export type PricedLine = Omit<CartLine, 'note'>
type LineOf = Pick<OrderLine, 'id' | 'serving'>

/** A cart is of one meal: 12 hours after the last change, in ms. */
const KEPT_MS = 12 * 60 * 60 * 1000
const MOST_OF_NOTE = 200

/** What a guest is about to order, on the device alone and the same in all tabs. */
export class Cart extends KeptValue<CartContent> {
  /** @param clock ms since 1970. */
  constructor(storage: () => TextStorage, clock?: () => number) {
    super(storage, 'cart', contentOf, KEPT_MS, clock)
  }

  /**
   * Adds some of a dish, as many as there may be, or takes some away.
   * @returns false if there is no room for it.
   */
  change(line: Omit<PricedLine, 'count'>, by: number): boolean {
    const { lines } = this.snapshot()
    const there = lines.find(isLike(line))
    const before = there?.count ?? 0
    if (by > 0 && (there ? before >= MOST.count : lines.length >= MOST.lines)) return false
    const next = { ...line, note: there?.note ?? '', count: before + by }
    this.set({ lines: there ? lines.map((each) => (each === there ? next : each)) : [...lines, next] })
    return true
  }

  setLineNote(line: LineOf, note: string): void {
    const isLine = isLike(line)
    this.set({ lines: this.snapshot().lines.map((each) => (isLine(each) ? { ...each, note } : each)) })
  }

  setNote(note: string): void {
    this.set({ note })
  }

  /** Puts other lines in place of all; those that were there keep their notes. */
  replace(next: readonly PricedLine[]): void {
    const { lines } = this.snapshot()
    this.set({ lines: next.map((line) => ({ ...line, note: lines.find(isLike(line))?.note ?? '' })) })
  }

  clear(): void {
    this.write(null)
  }

  private set(changed: Partial<CartContent>): void {
    const content = contentOf({ ...this.snapshot(), ...changed })
    this.write(content.lines.length || content.note ? content : null)
  }
}

const isLike = (one: LineOf) => (other: LineOf) => one.id === other.id && one.serving === other.serving

const isFirst = (line: LineOf, index: number, all: readonly LineOf[]) => all.findIndex(isLike(line)) === index

const isLine = (found: Partial<Record<keyof CartLine, unknown>> | null): found is CartLine =>
  typeof found?.id === 'string' &&
  DISH_ID.test(found.id) &&
  typeof found.name === 'string' &&
  (found.serving === null || typeof found.serving === 'string') &&
  Number.isInteger(found.count) &&
  Number(found.count) > 0 &&
  Number.isFinite(found.price) &&
  Number(found.price) >= 0

/** A text of no more characters than that, none of them halved; an empty one for what is none. */
function cut(text: unknown, most: number): string {
  return typeof text === 'string' ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : ''
}

/** A cart within its limits, each line once. */
function contentOf({ lines, note }: Partial<Record<keyof CartContent, unknown>>): CartContent {
  const found: readonly CartLine[] = Array.isArray(lines) ? lines.filter(isLine).filter(isFirst) : []
  return {
    lines: found.slice(0, MOST.lines).map(({ id, name, serving, price, count, note }) => ({
      ...{ id, name, serving, price },
      count: Math.min(count, MOST.count),
      note: cut(note, MOST.note),
    })),
    note: cut(note, MOST_OF_NOTE),
  }
}

/** That of this browser. */
export const cart = new Cart(() => localStorage)
