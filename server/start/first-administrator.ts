import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../core/errors.ts'
import { normalizeName } from '../core/primitives/normalize-name.ts'
import { makeRecoveryCode } from '../modules/factor/recovery-codes.service.ts'
import { UserGroup } from '../modules/group/user-group.entity.ts'
import { passwords } from '../modules/user/password.service.ts'
import { User } from '../modules/user/user.entity.ts'
import { administratorsGroup, hasAdministrator, makeFirstGroups } from './first-groups.ts'

interface FirstPassword {
  /** Whether somebody else set it, so that the administrator has to change it. */
  readonly mustChange?: boolean
  readonly siteName?: string
  /** Whether a recovery code is made for it. */
  readonly hasRecoveryCode?: boolean
}

/**
 * Creates missing built-in roles and first groups, and the first administrator if there is no active one. `made` is
 * called before the commit, with the recovery code.
 * @throws {BadInputError} for a weak password.
 * @throws {ConflictError} if a user without that role has the mail address.
 */
export async function createFirstAdministrator(
  em: EntityManager,
  email: string,
  password: string,
  made: (recoveryCode: string | undefined) => void,
  { mustChange = false, siteName = '', hasRecoveryCode = false }: FirstPassword = {},
): Promise<void> {
  await em.transactional(async (tx) => {
    await makeFirstGroups(tx)
    if (await hasAdministrator(tx)) return
    const users = await tx.find(User, { isDeleted: false })
    const isTaken = (userName: string) =>
      users.some((each) => each.normalizedUserName === normalizeName(userName))
    if (users.some((each) => each.normalizedEmail === normalizeName(email))) {
      throw new ConflictError('VALUE_TAKEN', { entity: 'user', field: 'email' })
    }
    // A long or unusual mail address is not a valid user name.
    const wanted = [email, 'admin'].filter((name) => /^[A-Za-z0-9._\-@+]{3,64}$/.test(name))
    const userName = wanted.find((name) => !isTaken(name)) ?? `admin-${randomUUID().slice(0, 8)}`
    await passwords.refuseWeak(password, { userName, email, siteNames: [siteName] })
    const group = await administratorsGroup(tx)
    const user = tx.create(User, {
      userName,
      normalizedUserName: normalizeName(userName),
      email,
      normalizedEmail: normalizeName(email),
      emailConfirmed: true,
      passwordHash: await passwords.hash(password),
      mustChangePassword: mustChange,
      securityStamp: randomUUID(),
      concurrencyStamp: randomUUID(),
    })
    tx.create(UserGroup, { user, group })
    await tx.flush()
    made(hasRecoveryCode ? await makeRecoveryCode(tx, user.id) : undefined)
  })
}
