import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Forgets the devices and addresses that have signed in to an account: with its password or its sessions also the
 * exemption from its lock ends.
 */
export async function forgetPlaces(em: EntityManager, userId: number): Promise<void> {
  await em.execute('delete from known_place where user_id = ?', [userId])
}
