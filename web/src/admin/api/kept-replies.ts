import { delMany, get, keys, set } from 'idb-keyval'
import { ifStored } from './browser-storage.ts'

/** Older ones say nothing of today. */
const KEPT_MS = 24 * 60 * 60 * 1000
const PREFIX = 'kept:'

interface Kept<T> {
  readonly reply: T
  /** When it was read, in ms. */
  readonly at: number
}

/** A reply of the server, or the last one that this browser has kept. */
export interface ReplyOrKept<T> {
  readonly reply: T
  /** When it was read, in ms, where the server cannot be reached; null for one of now. */
  readonly keptAt: number | null
}

/**
 * Reads what the server says now and keeps it; where the server cannot be reached, the last reply of the same kind.
 * @param read fails with whatever is no reply.
 * @param isAway whether a failure says that there was no reply.
 * @param isMeant whether a kept reply answers this question.
 * @throws what `read` throws if nothing is kept.
 */
export async function replyOrKept<T>(
  kind: string,
  read: () => Promise<T>,
  isAway: (error: unknown) => boolean,
  isMeant: (reply: T) => boolean = () => true,
): Promise<ReplyOrKept<T>> {
  const place = PREFIX + kind
  try {
    const reply = await read()
    if (isMeant(reply))
      await ifStored(() => set(place, { reply, at: Date.now() } satisfies Kept<T>), undefined)
    return { reply, keptAt: null }
  } catch (error) {
    const kept = isAway(error) ? await ifStored(() => get<Kept<T>>(place), undefined) : undefined
    if (!kept || Date.now() - kept.at > KEPT_MS || !isMeant(kept.reply)) throw error
    return { reply: kept.reply, keptAt: kept.at }
  }
}

/** Forgets all kept replies: they are of the person who was signed in. */
export async function forgetKept(): Promise<void> {
  await ifStored(async () => {
    const all = await keys<string>()
    await delMany(all.filter((place) => String(place).startsWith(PREFIX)))
  }, undefined)
}
