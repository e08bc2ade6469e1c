import { ifStored } from '../../lib/if-stored.ts'

/** Texts by key, as a storage of the browser has them. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A value of the guest's device, gone some time after its last change: in a storage of the browser or, where that
 * refuses, in the page's memory. Tabs with the same storage have the same.
 */
export class KeptValue<T extends object> {
  /** Whether the browser keeps it; otherwise it is gone with the page. */
  isKept = true
  /** What `value` was read from; undefined until it is, and after a change. */
  private text: string | null | undefined
  private refused: string | null = null
  private at = 0
  private value: T
  private readonly listeners = new Set<() => void>()

  /**
   * @param read makes it of what a storage has, which anybody may have written; of an empty object if there is none.
   * @param keptMs how long it is kept.
   * @param clock ms since 1970.
   */
  constructor(
    private readonly storage: () => TextStorage,
    private readonly key: string,
    private readonly read: (found: Partial<Record<keyof T, unknown>>) => T,
    private readonly keptMs: number,
    private readonly clock: () => number = Date.now,
  ) {
    this.value = read({})
  }

  /** Calls a listener after each change of this page, and of other tabs. @returns a function that ends it. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    // A page that the browser had put aside is not told of the changes of others.
    for (const type of ['storage', 'pageshow']) globalThis.addEventListener?.(type, listener)
    return () => {
      this.listeners.delete(listener)
      for (const type of ['storage', 'pageshow']) globalThis.removeEventListener?.(type, listener)
    }
  }

  /** The same object until something has changed. */
  readonly snapshot = (): T => {
    const text = this.isKept ? ifStored(() => this.storage().getItem(this.key)) : this.refused
    if (text !== this.text) {
      const found = Object(parsed(text))
      this.text = text
      this.at = Number(found.at)
      this.value = this.read(found)
    }
    // A clock may have been put back.
    if (text !== null && !(Math.abs(this.clock() - this.at) < this.keptMs)) {
      this.store(null)
      return this.snapshot()
    }
    return this.value
  }

  /** @param value null for none. */
  write(value: T | null): void {
    this.store(value && JSON.stringify({ at: this.clock(), ...value }))
    for (const listener of this.listeners) listener()
  }

  private store(text: string | null): void {
    this.text = undefined
    this.refused = text
    try {
      if (text === null) this.storage().removeItem(this.key)
      else this.storage().setItem(this.key, text)
      this.isKept = true
    } catch {
      this.isKept = false
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
