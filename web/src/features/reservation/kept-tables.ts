import { KeptText, parsed, type TextStorage } from '../../lib/kept-text.ts'
import { localDay } from '../../rules/opening-hours.ts'

/** A table that this device has asked for. */
export interface KeptTable {
  readonly code: string
  /** As the API gives it. */
  readonly at: string
}

/** More than are open for a phone number. */
const MOST = 5
const KEY = 'tables'

/** The codes of the tables that this device has asked for, each until the day of its table is over. */
export class KeptTables {
  private readonly kept: KeptText
  private readonly listeners = new Set<() => void>()

  constructor(storage: () => TextStorage) {
    this.kept = new KeptText(storage, KEY)
  }

  /** Calls a listener after each change of this page, and of other tabs. @returns a function that ends it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    globalThis.addEventListener?.('storage', listener)
    return () => {
      this.listeners.delete(listener)
      globalThis.removeEventListener?.('storage', listener)
    }
  }

  /** Those whose day is not over, in the order of their moments; the others are deleted. */
  list(now: Date, timeZone: string): KeptTable[] {
    const all = this.all()
    // The first date that is formatted blocks a slow phone.
    if (all.length === 0) return []
    const today = localDay(now, timeZone)
    const open = all.filter(({ at }) => localDay(new Date(at), timeZone) >= today)
    if (open.length < all.length) this.store(open)
    return open.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  }

  keep({ code, at }: KeptTable): void {
    const others = this.all().filter((each) => each.code !== code)
    this.write([...others, { code, at }].slice(-MOST))
  }

  /** Keeps the moment of a table that was changed, if this device knows the table. */
  move({ code, at }: KeptTable): void {
    const all = this.all()
    const isMoved = all.some((each) => each.code === code && Date.parse(each.at) !== Date.parse(at))
    if (isMoved) this.write(all.map((each) => (each.code === code ? { code, at } : each)))
  }

  forget(code: string): void {
    const all = this.all()
    const others = all.filter((each) => each.code !== code)
    if (others.length < all.length) this.write(others)
  }

  private all(): KeptTable[] {
    const found = parsed(this.kept.read())
    return Array.isArray(found) ? found.flatMap((each) => (isTable(each) ? [each] : [])) : []
  }

  private write(tables: readonly KeptTable[]): void {
    this.store(tables)
    for (const listener of this.listeners) listener()
  }

  private store(tables: readonly KeptTable[]): void {
    this.kept.write(tables.length > 0 ? JSON.stringify(tables) : null)
  }
}

function isTable(value: unknown): value is KeptTable {
  const { code, at } = Object(value) as Partial<Record<string, unknown>>
  return (
    typeof code === 'string' &&
    /^[a-z0-9]{22}$/.test(code) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  )
}

/** Those of this browser. */
export const keptTables = new KeptTables(() => localStorage)
