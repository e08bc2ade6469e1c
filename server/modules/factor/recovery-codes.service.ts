import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { hash, verify } from '@node-rs/argon2'

/** Crockford's base32, without the letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP_LENGTH = 4
const LOOK_ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
/** Number of codes on a sheet. */
const OF_SHEET = 10

/** A code that was found to be right; it is used up by `takeRecoveryCode`. */
export interface FoundCode {
  readonly id: number
}

/** A code as it was typed, without what makes no difference. */
function canonicalCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => LOOK_ALIKE[letter] ?? letter)
}

/**
 * Makes one code of an account in place of all, such as `7QK2-M9XA-4DTF-0BZC-R8WE`: the first group names it in the
 * database, the other 80 bits are hashed.
 */
export async function makeRecoveryCode(em: EntityManager, userId: number): Promise<string> {
  await em.execute('delete from recovery_code where user_id = ?', [userId])
  const [code] = await store(em, userId, 1, false)
  return code as string
}

/** Makes a sheet of ten codes, in place of the sheet before. @param endsAll whether codes that are on no sheet end, too. */
export async function makeRecoverySheet(
  em: EntityManager,
  userId: number,
  endsAll: boolean,
): Promise<string[]> {
  await em.execute('delete from recovery_code where user_id = ? and (is_of_sheet or ?)', [userId, endsAll])
  return store(em, userId, OF_SHEET, true)
}

/** Looks a typed code up, and takes as long where there is none. It is not used up yet. */
export async function findRecoveryCode(
  em: EntityManager,
  userId: number | null,
  typed: string,
): Promise<FoundCode | null> {
  const code = canonicalCode(typed)
  const group = code.slice(0, GROUP_LENGTH)
  const candidates = await em.execute<{ id: number; hash: string; isNamed: boolean }[]>(
    `select id, hash, first_group is not null as "isNamed" from recovery_code
      where user_id = ? and (first_group = ? or first_group is null)`,
    [userId, group],
  )
  if (candidates.length === 0) await verify(await nobodys(), code)
  for (const { id, hash: stored, isNamed } of candidates) {
    if (await verify(stored, isNamed ? code.slice(GROUP_LENGTH) : code).catch(() => false)) return { id }
  }
  return null
}

/** Uses a code up. @returns false if it was used or replaced meanwhile. */
export async function takeRecoveryCode(em: EntityManager, { id }: FoundCode): Promise<boolean> {
  return (await em.execute('delete from recovery_code where id = ? returning true', [id])).length > 0
}

/** When the newest code of an account was made; null if there is none. */
export async function recoveryCodeMadeAt(em: EntityManager, userId: number): Promise<Date | null> {
  const [found] = await em.execute<{ madeAt: string | null }[]>(
    'select max(made_at) as "madeAt" from recovery_code where user_id = ?',
    [userId],
  )
  return found?.madeAt ? new Date(found.madeAt) : null
}

let nobody: Promise<string> | undefined

function nobodys(): Promise<string> {
  nobody ??= hash('nobody has this code')
  return nobody
}

async function store(
  em: EntityManager,
  userId: number,
  count: number,
  isOfSheet: boolean,
): Promise<string[]> {
  const taken = await em.execute<{ group: string }[]>(
    'select first_group as "group" from recovery_code where user_id = ? and first_group is not null',
    [userId],
  )
  const groups = new Set(taken.map(({ group }) => group))
  const codes: string[] = []
  while (codes.length < count) {
    const [first = '', ...rest] = Array.from({ length: GROUPS }, newGroup)
    if (groups.has(first)) continue
    groups.add(first)
    await em.execute(
      'insert into recovery_code (user_id, first_group, hash, is_of_sheet) values (?, ?, ?, ?)',
      [userId, first, await hash(rest.join('')), isOfSheet],
    )
    codes.push([first, ...rest].join('-'))
  }
  return codes
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
