import { HttpError } from 'ra-core'
import { cellKey } from '../../rules/menu-table.ts'
import { type AdditionKey, newAddition } from './client-key.ts'
import type { StoredRecord } from './resource-operations.ts'
import { isSame } from './same-value.ts'

type Values = Readonly<Record<string, unknown>>
type NameOf = (record: Values) => unknown

const nameless: NameOf = () => ''

export interface Calls {
  /** Adds a record; repeated with the same idempotency key, it returns the stored one. */
  add(resource: string, data: Values, clientKey: string): Promise<StoredRecord>
  update(resource: string, id: string, data: Values): Promise<StoredRecord>
}

/** Adds records under idempotency keys, so that lost replies neither duplicate a record nor lose edits. */
export class Additions {
  /** The values of attempts without a reply, which may have been stored, by key. */
  private readonly unanswered = new Map<string, Values>()

  constructor(private readonly calls: Calls) {}

  /**
   * Adds a record under a key. After an attempt without a reply, edits made since are stored by an update. If the page
   * was loaded again since, the edits are those in which the stored record differs; a record with another name is
   * another one, for which the form with its restored draft was used.
   * @param nameOf what people know a record by.
   * @throws {HttpError} of the call.
   */
  async add(
    resource: string,
    data: Values,
    { clientKey, isResumed }: AdditionKey = newAddition(),
    nameOf: NameOf = nameless,
  ): Promise<StoredRecord> {
    const sent = this.unanswered.get(clientKey)
    try {
      const record = await this.calls.add(resource, data, clientKey)
      if (!isResumed || isNamedAlike(nameOf(data), nameOf(record))) {
        const before = isResumed ? record : sent
        const changed = before ? difference(data, before) : {}
        const stored =
          Object.keys(changed).length > 0 ? await this.calls.update(resource, record.id, changed) : record
        this.unanswered.delete(clientKey)
        return stored
      }
    } catch (error) {
      if (!sent && !isRefusal(error)) this.unanswered.set(clientKey, data)
      throw error
    }
    // A derived key, so that this addition can be repeated, too.
    return this.add(resource, data, { clientKey: `${clientKey}.n`, isResumed }, nameOf)
  }
}

/** Whether the server has answered that it stored nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500
}

/** The server normalizes texts, so that equal names may differ in spaces and in the form of their letters. */
function isNamedAlike(one: unknown, other: unknown): boolean {
  return cellKey(String(one ?? '')) === cellKey(String(other ?? ''))
}

function difference(data: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isSame(value, before[name])))
}
