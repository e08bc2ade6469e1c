import { isRefused } from './api-failure.ts'
import { newClientKey } from './client-key.ts'
import { isSame } from './same-value.ts'

type Input = Readonly<Record<string, unknown>>

/** Idempotency keys of updates: an input that is sent again after a lost reply keeps its key, and is stored once. */
export class UpdateKeys {
  private readonly unanswered = new Map<string, { input: Input; clientKey: string }>()

  /**
   * Runs an update under its key.
   * @param record the kind and id of the record.
   */
  async send<T>(record: string, input: Input, call: (clientKey: string) => Promise<T>): Promise<T> {
    const before = this.unanswered.get(record)
    const clientKey = before && isSameInput(before.input, input) ? before.clientKey : newClientKey()
    this.unanswered.set(record, { input, clientKey })
    try {
      const reply = await call(clientKey)
      this.unanswered.delete(record)
      return reply
    } catch (error) {
      if (isRefused(error)) this.unanswered.delete(record)
      throw error
    }
  }
}

function isSameInput(one: Input, other: Input): boolean {
  const fields = Object.keys({ ...one, ...other })
  return fields.every((field) => field in one && field in other && isSame(one[field], other[field]))
}
