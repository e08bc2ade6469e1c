import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ConflictError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'

const LONGEST = 100

const FORMAT = `such as a UUID, 1 to ${LONGEST} letters, digits or any of \`._:-\``

/** Schema description of the argument `clientKey` of an addition. */
export const CLIENT_KEY = `Idempotency key that the client generates for this addition, ${FORMAT}. If the same caller repeats it within a day for the same kind of record, the stored record is returned, and nothing is stored again.`

/** Schema description of the argument `clientKey` of an update. */
export const CLIENT_KEY_OF_UPDATE = `Idempotency key that the client generates for this change, ${FORMAT}. If the same caller repeats it within a day for the same record, the record is returned as it is by then, and nothing is stored again.`

/** Schema description of the argument `clientKey` of a call for several records. */
export const CLIENT_KEY_OF_MANY = `Idempotency key that the client generates for this call, ${FORMAT}. If the same caller repeats the call under it within a day, nothing is stored again, and the result of the first call is returned.`

/** A write under the caller's idempotency key. */
interface NamedWrite {
  readonly userId: number
  /**
   * Kind of the record that is added, such as `product`; the record that is updated, such as `product/7`; or the call
   * for several records, such as `products/update`.
   */
  readonly kind: string
  readonly key: string
  readonly requestId: string
}

/**
 * Resolves an idempotency key to its write; null without a key or for an anonymous caller.
 * @throws {BadInputError} on `clientKey` if the key is empty, too long or has other characters.
 */
export function namedWrite(
  { caller, requestId }: RequestContext,
  kind: string,
  key: string | null | undefined,
): NamedWrite | null {
  if (key === null || key === undefined || caller.userId === null) return null
  if (key.length < 1 || key.length > LONGEST)
    throw BadInputError.field('clientKey', 'LENGTH', { min: 1, max: LONGEST })
  if (!/^[\w.:-]*$/.test(key))
    throw BadInputError.field('clientKey', 'INVALID_CHARACTERS', { accepted: 'key' })
  return { userId: caller.userId, kind, key, requestId }
}

/** What a write has stored. */
interface StoredWrite {
  /** The ids of the records. */
  readonly ids: number[]
  /** The id of the request that stored them, which undoes them; null if it was stored by an earlier version or is settled. */
  readonly requestId: string | null
}

/** What a write has stored; null if it has stored nothing, or its key has expired. */
export async function storedByWrite(
  em: EntityManager,
  write: NamedWrite | null,
): Promise<StoredWrite | null> {
  if (!write) return null
  const { userId, kind, key } = write
  const [found] = (await em.execute(
    `select record_ids as ids, request_id as "requestId" from client_key
      where user_id = ? and kind = ? and key = ? and created_at > now() - interval '1 day'`,
    [userId, kind, key],
  )) as StoredWrite[]
  return found ?? null
}

/**
 * Stores records once for each idempotency key, inside the transaction of `em`. Of two concurrent calls the second
 * waits for the first; if the first fails, the second stores.
 * @param store stores the records and returns their ids.
 * @returns the stored records, by this call or an earlier one, and whether `store` was called.
 * @throws {ConflictError} if the key was settled before.
 */
export async function storeOnce(
  em: EntityManager,
  write: NamedWrite | null,
  store: () => Promise<number[]>,
): Promise<StoredWrite & { isNew: boolean }> {
  if (!write) return { ids: await store(), requestId: null, isNew: true }
  if (!(await claim(em, write))) {
    const stored = await storedByWrite(em, write)
    if (isSettled(stored)) throw new ConflictError('CALL_SETTLED')
    return { ...(stored as StoredWrite), isNew: false }
  }
  const ids = await store()
  const { userId, kind, key, requestId } = write
  await em.execute(
    'update client_key set record_ids = ?::integer[] where user_id = ? and kind = ? and key = ?',
    [`{${ids.join(',')}}`, userId, kind, key],
  )
  return { ids, requestId, isNew: true }
}

/**
 * Settles a write whose reply was lost, inside the transaction of `em`; waits for one that is running.
 * @returns what it has stored; null if nothing: its key is refused from now on, should it arrive late.
 */
export async function settleWrite(em: EntityManager, write: NamedWrite): Promise<StoredWrite | null> {
  if (await claim(em, { ...write, requestId: null })) return null
  const stored = await storedByWrite(em, write)
  return isSettled(stored) ? null : stored
}

function isSettled(stored: StoredWrite | null): boolean {
  return stored?.requestId === null && stored.ids.length === 0
}

/** Takes a key, after a concurrent write under it. @returns false if it is taken. */
async function claim(
  em: EntityManager,
  { userId, kind, key, requestId }: Omit<NamedWrite, 'requestId'> & { readonly requestId: string | null },
): Promise<boolean> {
  // Skipping locked rows keeps two sweeps from waiting for each other.
  await em.execute(
    `delete from client_key where (user_id, kind, key) in (
       select user_id, kind, key from client_key where created_at <= now() - interval '1 day'
        limit 1000 for update skip locked)`,
  )
  const claimed = await em.execute(
    `insert into client_key (user_id, kind, key, request_id) values (?, ?, ?, ?)
       on conflict (user_id, kind, key) do update
         set created_at = now(), record_ids = '{}', request_id = excluded.request_id
         where client_key.created_at <= now() - interval '1 day'
       returning true`,
    [userId, kind, key, requestId],
  )
  return claimed.length > 0
}
