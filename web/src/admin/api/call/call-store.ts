import { del, getMany, keys, set } from 'idb-keyval'
import { claimRecord, ifStored, withinASecond } from '../browser-storage.ts'

/** A call as it is persisted until it is answered. */
export interface Call {
  readonly key: string
  readonly userId: string
  /** The tab that sends it. */
  readonly tab: string
  /** Its mutation; a draft of which no call was made has none. */
  readonly call?: string
  /** The entity that its mutation changes. */
  readonly resource?: string
  /** What it changes, such as `product/12`. */
  readonly subject: string
  /** Its subject in words. */
  readonly title: string
  /** The key of the draft that it sends; its screen restores that if it was not stored. */
  readonly draft?: string
  /** What it sends; without a draft its screen restores them if it was not stored. Without secrets. */
  readonly values?: unknown
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether it is known not to be stored, and its values are a draft. */
  readonly isDraft?: boolean
  /** Why the server refused it, in words or as a message key. */
  readonly reason?: string
}

const placeOf = ({ userId, key }: Call) => `call:${userId}/${key}`

/** The calls without an answer, in the browser's storage; in memory alone if that refuses. */
export class CallStore {
  private readonly memory = new Map<string, Call>()

  async persist(call: Call): Promise<void> {
    const place = placeOf(call)
    this.memory.set(place, call)
    const put = (record: Call) => ifStored(() => set(place, record).then(() => true), false)
    // Pictures may be refused where a key is not.
    const write = async () => void ((await put(call)) || (await put({ ...call, values: undefined })))
    await withinASecond(write())
  }

  /** Takes over the call of a closed tab. @returns null if another tab was faster. */
  claim(call: Call, tab: string): Promise<Call | null> {
    return claimRecord(placeOf(call), call, tab)
  }

  async discard(call: Call): Promise<void> {
    const place = placeOf(call)
    this.memory.delete(place)
    await withinASecond(ifStored(() => del(place), undefined))
  }

  /** The oldest first. */
  async ofUser(userId: string): Promise<Call[]> {
    const stored = await ifStored(async () => {
      const places = (await keys<string>()).filter((place) => place.startsWith(`call:${userId}/`))
      const found = await getMany<Call>(places.filter((place) => !this.memory.has(place)))
      return found.filter((call) => call !== undefined)
    }, [])
    const own = [...this.memory.values()].filter((call) => call.userId === userId)
    return [...own, ...stored].sort((one, other) => one.at - other.at)
  }
}
