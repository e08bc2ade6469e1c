import { CODE_APPS, MAIL_PASSWORDS, type SealedSecret, unreadable } from '../backup/sealed-secrets.ts'
import { SecretBox } from '../core/primitives/secret-box.ts'
import { countUnusable } from '../modules/factor/passkeys.service.ts'
import type { Logger } from './log.ts'
import type { Runtime } from './open-runtime.ts'

/**
 * Warns of secrets that stay encrypted with the old secret when AUTH_SECRET changes, and of passkeys that stay with the
 * old address when that changes: else it would show only when one is needed.
 */
export async function warnOfWhatCannotBeUsed(
  { orm, authSecret }: Runtime,
  publicUrl: string,
  log: Logger,
): Promise<void> {
  const em = orm.em.fork()
  const box = new SecretBox(authSecret)
  const passwords = unreadable(
    MAIL_PASSWORDS,
    await em.execute<SealedSecret[]>(MAIL_PASSWORDS.statement),
    box,
  )
  if (passwords.length > 0)
    log.warn(
      `The mail passwords of ${passwords.join(', ')} cannot be read with this AUTH_SECRET: enter them again, or set the secret that they were stored with.`,
    )
  const apps = unreadable(CODE_APPS, await em.execute<SealedSecret[]>(CODE_APPS.statement), box)
  if (apps.length > 0)
    log.warn(
      `The code apps of ${apps.join(', ')} cannot be read with this AUTH_SECRET: they sign in with a recovery code and add the app again, or set the secret that it was stored with.`,
    )
  const passkeys = await countUnusable(em, publicUrl)
  if (passkeys > 0)
    log.warn(
      { passkeys },
      'passkeys were made at another address than PUBLIC_URL, and cannot be used at this one',
    )
}
