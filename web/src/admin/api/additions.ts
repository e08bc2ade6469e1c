import { isRefused } from './api-failure.ts'
import { type AdditionKey, newAddition, otherKey } from './client-key.ts'
import type { StoredRecord } from './resource-operations.ts'
import { isSame } from './same-value.ts'
import { stampsOf } from './stamps.ts'
import { storedAs } from './stored-as.ts'

type Values = Readonly<Record<string, unknown>>
/** Whether the values are meant for a record that an earlier attempt has stored; otherwise they are another record. */
export type IsMeant = (data: Values, stored: Values, sent: Values | undefined) => boolean | Promise<boolean>

export interface Calls {
  /** Adds a record; repeated with the same idempotency key, it returns the stored one. */
  add(resource: string, data: Values, clientKey: string): Promise<StoredRecord>
  /** Changes a stored record; without changes it does nothing. */
  update(resource: string, stored: StoredRecord, changed: Values): Promise<StoredRecord>
}

/** Thrown if an edit of a stored addition would overwrite a concurrent change of the record. */
export class AdditionConflict extends Error {
  /**
   * @param record as it is stored now.
   * @param before the values that were sent first.
   * @param changed the values that were edited since.
   */
  constructor(
    readonly record: StoredRecord,
    readonly before: Values,
    readonly changed: Values,
  ) {
    super('admin.conflict.title')
  }
}

/** Adds records under idempotency keys, so that lost replies neither duplicate a record nor lose edits. */
export class Additions {
  /** The values of attempts without a reply, which may have been stored, by key. */
  private readonly unanswered = new Map<string, Values>()

  constructor(private readonly calls: Calls) {}

  /**
   * Adds a record under a key. After an attempt without a reply, edits made since are stored by an update. If the page
   * was loaded again since, the edits are those in which the values sent before differ, or else the stored record, and the
   * form may have been used for another record.
   * @throws {HttpError} of the call; {AdditionConflict} if an edit would replace a change of somebody else.
   */
  async add(
    resource: string,
    data: Values,
    { clientKey, isResumed, sent: sentBefore }: AdditionKey = newAddition(),
    isMeant: IsMeant = () => true,
  ): Promise<StoredRecord> {
    const sent = this.unanswered.get(clientKey)
    try {
      // A key belongs to the values that it was sent with first.
      const first = isResumed ? sentBefore : sent
      const record = await this.calls.add(resource, first ?? data, clientKey)
      const before = isResumed ? (sentBefore ?? record) : sent
      if (!isResumed || (await isMeant(data, record, sentBefore))) {
        const changed = before ? difference(difference(data, before), record) : {}
        if (before && isReplacing(changed, before, record))
          throw new AdditionConflict(record, before, changed)
        const stored =
          Object.keys(changed).length > 0
            ? await this.calls.update(resource, record, { ...changed, ...stampsOf(record) })
            : record
        this.unanswered.delete(clientKey)
        return stored
      }
    } catch (error) {
      const isUnanswered = !isRefused(error) && !(error instanceof AdditionConflict)
      if (!sent && isUnanswered) this.unanswered.set(clientKey, data)
      throw error
    }
    // A derived key, so that this addition can be repeated, too.
    return this.add(resource, data, { clientKey: otherKey(clientKey), isResumed }, isMeant)
  }
}

/** Whether changed values would replace those that somebody else has stored since. */
function isReplacing(changed: Values, before: Values, record: StoredRecord): boolean {
  // Without a version only the values tell.
  const isChangedSince = typeof record.version !== 'number' || record.version > 1
  const isOther = (name: string) => {
    const there = storedAs(name, record)
    return there in record && !isSame(record[there], before[name])
  }
  return isChangedSince && Object.keys(changed).some(isOther)
}

function difference(data: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !isSame(value, before[name])))
}
