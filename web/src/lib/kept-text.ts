import { ifStored } from './if-stored.ts'

/** Texts by key, as a storage of the browser has them. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A text in a storage of the browser, or in memory where that refuses: it may be switched off, or full.
 * @param storage may throw: reading `localStorage` itself does where it is switched off.
 */
export class KeptText {
  /** What the storage has refused to take; undefined if it has taken the last one. Written here alone. */
  refused: string | null | undefined

  constructor(
    private readonly storage: () => TextStorage,
    private readonly key: string,
  ) {}

  read(): string | null {
    if (this.refused !== undefined) return this.refused
    return ifStored(() => this.storage().getItem(this.key))
  }

  /** @param text null for none. */
  write(text: string | null): void {
    try {
      if (text === null) this.storage().removeItem(this.key)
      else this.storage().setItem(this.key, text)
      this.refused = undefined
    } catch {
      this.refused = text
    }
  }
}

/** A value that was kept as JSON; null for what is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
