import { STORED_PASSWORDS, type StoredPassword, unreadablePasswords } from '../backup/mail-passwords.ts'
import { SecretBox } from '../core/primitives/secret-box.ts'
import type { Logger } from './log.ts'
import type { Runtime } from './open-runtime.ts'

/**
 * Mail passwords stay encrypted with the old secret when AUTH_SECRET changes, which would otherwise show only when one
 * is needed.
 */
export async function warnAboutUnreadablePasswords({ orm, authSecret }: Runtime, log: Logger): Promise<void> {
  const stored = (await orm.em.fork().execute(STORED_PASSWORDS)) as StoredPassword[]
  const unreadable = unreadablePasswords(stored, new SecretBox(authSecret))
  if (unreadable.length === 0) return
  log.warn(
    `The mail passwords of ${unreadable.join(', ')} cannot be read with this AUTH_SECRET: enter them again, or set the secret that they were stored with.`,
  )
}
