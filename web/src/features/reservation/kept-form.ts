import { KeptText, parsed, type TextStorage } from '../../lib/kept-text.ts'
import type { TableInput } from './table-operations.ts'

/** What was sent with a token. */
export interface KeptSending {
  readonly token: string
  /** What was sent and got no reply, the last one at the end. */
  readonly unheard: readonly TableInput[]
}

/** Fields whose texts are kept. */
export const TYPED = ['people', 'date', 'name', 'phone', 'email', 'note'] as const

/** What the form held. */
export interface KeptEntries {
  readonly values: Readonly<Record<(typeof TYPED)[number], string>>
  /** HH:MM of the moment that is chosen, or was last; empty if none was. */
  readonly time: string
  /** The query of the address that the form was opened with. */
  readonly search: string
}

const KEYS = { sending: 'table-sending', entries: 'table-entries' } as const

/** The form for a table in a tab, until what it asks for is stored. */
export class KeptForm {
  private readonly sendings: KeptText
  private readonly typed: KeptText

  constructor(storage: () => TextStorage) {
    this.sendings = new KeptText(storage, KEYS.sending)
    this.typed = new KeptText(storage, KEYS.entries)
  }

  /** Null if nothing was begun. Moments that have passed are of no use to anybody. */
  sending(now: Date): KeptSending | null {
    const { token, unheard } = Object(parsed(this.sendings.read()))
    if (typeof token !== 'string' || !Array.isArray(unheard)) return null
    return { token, unheard: unheard.filter((each) => isInput(each) && Date.parse(each.at) > now.getTime()) }
  }

  keepSending(sending: KeptSending | null): void {
    this.sendings.write(sending && JSON.stringify(sending))
  }

  entries(): KeptEntries | null {
    const { values, time, search } = Object(parsed(this.typed.read()))
    const texts = Object(values)
    const isWhole = [time, search, ...TYPED.map((name) => texts[name])].every(isText)
    return isWhole ? { values: texts, time, search } : null
  }

  keepEntries(entries: KeptEntries): void {
    this.typed.write(JSON.stringify(entries))
  }

  /** Once it is stored. */
  clear(): void {
    this.keepSending(null)
    this.typed.write(null)
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isInput(value: unknown): value is TableInput {
  const { name, phone, at, people, email = null, note = null } = Object(value)
  return (
    [name, phone, at].every(isText) &&
    [email, note].every((each) => each === null || isText(each)) &&
    Number.isInteger(people)
  )
}

/** That of this tab. */
export const keptForm = new KeptForm(() => sessionStorage)
