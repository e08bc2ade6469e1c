import {
  flagFrom,
  integerFrom,
  momentFrom,
  oldIdFrom,
  priceFrom,
  statusFrom,
  textFrom,
} from './loose-values.ts'

/** Names under which serializers and old versions hide the list of a reply. */
const LIST_NAMES = ['$values', 'data', 'items', 'result', 'value']

/** The list in a reply: bare, in an envelope, or none. @returns null for a reply that is no list. */
export function listIn(reply: unknown, depth = 0): unknown[] | null {
  if (reply === null || reply === undefined) return []
  if (Array.isArray(reply)) return reply
  if (typeof reply !== 'object' || depth === 3) return null
  const record = new LooseRecord(reply)
  const name = LIST_NAMES.find((each) => record.has(each))
  return name === undefined ? null : listIn(record.value(name), depth + 1)
}

/** The record in a reply: bare, or in an envelope. */
export function recordIn(reply: unknown): LooseRecord | null {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return null
  const record = new LooseRecord(reply)
  const inner = record.has('id') ? undefined : (record.value('data') ?? record.value('result'))
  return inner === undefined ? record : recordIn(inner)
}

/** An object of the old site, whose fields are found whatever their case. */
export class LooseRecord {
  private readonly fields: ReadonlyMap<string, unknown>

  constructor(object: object) {
    this.fields = new Map(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]))
  }

  has(name: string): boolean {
    return this.fields.has(name.toLowerCase())
  }

  value(name: string): unknown {
    return this.fields.get(name.toLowerCase())
  }

  text(name: string): string | null {
    return textFrom(this.value(name))
  }

  /** Without spaces around it; null for an empty text. */
  line(name: string): string | null {
    return this.text(name)?.trim() || null
  }

  id(name = 'id'): string | null {
    return oldIdFrom(this.value(name))
  }

  integer(name: string): number | null {
    return integerFrom(this.value(name))
  }

  flag(name: string): boolean | null {
    return flagFrom(this.value(name))
  }

  status(name = 'status') {
    return statusFrom(this.value(name))
  }

  price(name: string): number | null {
    return priceFrom(this.value(name))
  }

  moment(name: string, now: Date): Date | null {
    return momentFrom(this.value(name), now)
  }

  record(name: string): LooseRecord | null {
    return recordIn(this.value(name))
  }

  /** The objects in a list; none for anything else. */
  records(name: string): LooseRecord[] {
    return (listIn(this.value(name)) ?? []).flatMap((each) => recordIn(each) ?? [])
  }

  get isDeleted(): boolean {
    return this.flag('isDeleted') === true || this.flag('delete') === true
  }
}
