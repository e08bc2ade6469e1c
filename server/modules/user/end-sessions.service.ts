import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Forgets the devices and addresses that have signed in to an account: with its password or its sessions also the
 * exemption from its lock and from codes ends.
 */
export async function forgetPlaces(em: EntityManager, userId: number): Promise<void> {
  await em.execute('delete from known_place where user_id = ?', [userId])
}

/** Asks for codes again on devices on which none was asked for. */
export async function askForCodesAgain(em: EntityManager, userId: number): Promise<void> {
  await em.execute('update known_place set no_code_until = null where user_id = ?', [userId])
}

/** Ends all tokens of an account, and forgets its devices. */
export async function endAllSessions(em: EntityManager, userId: number): Promise<void> {
  await em.execute('update user_account set security_stamp = ?, concurrency_stamp = ? where id = ?', [
    randomUUID(),
    randomUUID(),
    userId,
  ])
  await forgetPlaces(em, userId)
}
