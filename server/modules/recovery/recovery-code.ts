import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { hash } from '@node-rs/argon2'

/** Crockford's base32, without the letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP_LENGTH = 4
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** A new code of 100 bits, such as `7QK2-M9XA-4DTF-0BZC-R8WE`. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** A code as it was typed, without what makes no difference. */
export function canonicalCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => LOOK_ALIKE[letter] ?? letter)
}

/** Stores a code of an account, which ends the one before. */
export async function storeRecoveryCode(em: EntityManager, userId: number, code: string): Promise<void> {
  await em.execute(
    `insert into recovery_code (user_id, hash) values (?, ?)
       on conflict (user_id) do update set hash = excluded.hash, made_at = now()`,
    [userId, await hash(canonicalCode(code))],
  )
}
