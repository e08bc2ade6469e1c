import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from '../access.ts'
import { BadInputError, ConflictError, TooManyRequestsError } from '../errors.ts'
import { KEY_COUNTS, SECRET_COUNTS } from '../other-tables.ts'
import type { KeyedCall, RequestContext } from '../request-context.ts'

/** What a call has stored, by which its repetition is answered. */
export interface Stored {
  /** Ids of the records. */
  readonly ids: readonly number[]
  /** Number of the records, where it is not that of the ids. */
  readonly count?: number
  /** A result that is a secret, encrypted, for repetitions within 10 minutes. */
  readonly sealed?: string
}

/** What an earlier call under the same key has stored. */
export interface StoredBefore {
  readonly call: string
  readonly ids: readonly number[]
  readonly count: number
  /** Id of the request that stored it, which undoes it. */
  readonly requestId: string
  /** A result that is a secret, encrypted; null if there is none, or none any more. */
  readonly sealed: string | null
}

/** Thrown out of the transaction of a repeated call, which has to be answered by what the first one stored. */
export class Repetition extends Error {
  constructor(readonly stored: StoredBefore) {
    super('The call was stored before.')
  }
}

/** A row of the table; the call is null if the key was closed before a call arrived. */
interface KeyRow {
  readonly call: string | null
  readonly fingerprint: string | null
  readonly ids: number[]
  readonly count: number
  readonly requestId: string
  readonly sealed: string | null
}

const KEY = { min: 1, max: 100 }

/** Of one caller at a time. */
const MOST_KEYS = 10_000
const HOUR_SECONDS = 3_600

export const CLIENT_KEY = `Idempotency key, such as a UUID: ${KEY.min} to ${KEY.max} letters, digits or any of \`._:-\`; see the type \`Mutation\`.`

/** The requests under which calls have stored something. */
const requestOf = new WeakMap<KeyedCall, string>()

/** Id of the request under which a call has stored something; undefined before it has. */
export function requestStoring(call: KeyedCall): string | undefined {
  return requestOf.get(call)
}

/** Calls whose key a transaction has claimed. */
const claimed = new WeakSet<KeyedCall>()

/**
 * Runs a write once for each idempotency key, inside the outermost transaction of its call. Of two concurrent calls the
 * second waits for the first; if the first fails, the second stores.
 * @throws {Repetition} if the call was stored before.
 * @throws {BadInputError} on `clientKey` if the key is empty, too long or has other characters.
 * @throws {ConflictError} if the key was used for another call or other values, or was closed.
 */
export async function once<T extends Stored>(
  em: EntityManager,
  { call, caller, requestId }: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  if (!call || caller.userId === null) return work()
  if (claimed.has(call)) throw new Error(`${call.name} has more than one transaction.`)
  claimed.add(call)
  requireValidKey(call.key)
  const key = scopedKey(caller, call.key)
  await expectRoom(em, caller.userId, caller)
  if (!(await insert(em, caller.userId, key, call))) {
    throw new Repetition(sameCall((await rowOf(em, caller.userId, key)) as KeyRow, call))
  }
  const result = await work()
  requestOf.set(call, requestId)
  await em.execute(
    'update client_key set ids = ?::integer[], count = ?, request_id = ?, sealed = ? where user_id = ? and key = ?',
    [
      `{${result.ids.join(',')}}`,
      result.count ?? result.ids.length,
      requestId,
      result.sealed ?? null,
      caller.userId,
      key,
    ],
  )
  return result
}

/**
 * What the same call under the same key has stored; null if nothing yet.
 * @throws {ConflictError} if the key was used for something else, or was closed.
 */
export async function storedBefore({ em, call, caller }: RequestContext): Promise<StoredBefore | null> {
  if (!call || caller.userId === null || !isValidKey(call.key)) return null
  const row = await rowOf(em, caller.userId, scopedKey(caller, call.key))
  return row && sameCall(row, call)
}

/**
 * Closes a key inside the transaction of `em`, unless a call has used it; waits for one that is running.
 * @returns what the call has stored; null if nothing: the key is refused from now on.
 */
export async function closeKey(
  em: EntityManager,
  caller: Caller & { readonly userId: number },
  key: string,
): Promise<StoredBefore | null> {
  requireValidKey(key)
  const scoped = scopedKey(caller, key)
  await expectRoom(em, caller.userId, caller)
  if (await insert(em, caller.userId, scoped, null)) return null
  const row = (await rowOf(em, caller.userId, scoped)) as KeyRow
  return isUsed(row) ? row : null
}

/** @throws {TooManyRequestsError} if a caller has as many living keys as one may have. */
async function expectRoom(em: EntityManager, userId: number, { program }: Caller): Promise<void> {
  const [row] = await em.execute<{ full: boolean }[]>(
    `select count(*) >= ? as full from (
       select from client_key where user_id = ? and key ${program ? 'like ?' : 'not like ?'} and ${KEY_COUNTS} limit ?) own`,
    [MOST_KEYS, userId, program ? `${program.tokenId} %` : '% %', MOST_KEYS],
  )
  if (row?.full) throw new TooManyRequestsError(HOUR_SECONDS, 'TOO_MANY_KEYS')
}

/** The key as it is stored: a program is a caller of its own, and no key that a client sends has a space. */
function scopedKey({ program }: Caller, key: string): string {
  return program ? `${program.tokenId} ${key}` : key
}

function requireValidKey(key: string): void {
  if (key.length < KEY.min || key.length > KEY.max) throw BadInputError.field('clientKey', 'LENGTH', KEY)
  if (!isValidKey(key)) throw BadInputError.field('clientKey', 'INVALID_CHARACTERS', { accepted: 'key' })
}

function isValidKey(key: string): boolean {
  return key.length <= KEY.max && /^[\w.:-]+$/.test(key)
}

function isUsed(row: KeyRow): row is KeyRow & StoredBefore {
  return row.call !== null
}

function sameCall(row: KeyRow, { name, fingerprint }: KeyedCall): StoredBefore {
  if (!isUsed(row)) throw new ConflictError('CALL_SETTLED')
  if (row.call !== name || row.fingerprint !== fingerprint)
    throw new ConflictError('KEY_REUSED', { call: row.call })
  return row
}

async function rowOf(em: EntityManager, userId: number, key: string): Promise<KeyRow | null> {
  const [row] = await em.execute<KeyRow[]>(
    `select call, fingerprint, ids, count, request_id as "requestId", case when ${SECRET_COUNTS} then sealed end as sealed
       from client_key
      where user_id = ? and key = ? and ${KEY_COUNTS}`,
    [userId, key],
  )
  return row ?? null
}

/** Takes a key, after a concurrent call under it. @returns false if it is taken. */
async function insert(
  em: EntityManager,
  userId: number,
  key: string,
  call: Pick<KeyedCall, 'name' | 'fingerprint'> | null,
): Promise<boolean> {
  const inserted = await em.execute(
    `insert into client_key (user_id, key, call, fingerprint) values (?, ?, ?, ?)
       on conflict (user_id, key) do update
         set created_at = now(), call = excluded.call, fingerprint = excluded.fingerprint
         where not (${KEY_COUNTS})
       returning true`,
    [userId, key, call?.name ?? null, call?.fingerprint ?? null],
  )
  return inserted.length > 0
}
