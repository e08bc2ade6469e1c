import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import type { Group } from '../group/group.entity.ts'
import { requireHeld, rolesOfGroups } from '../group/group.rules.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { forgetPlaces } from './end-sessions.service.ts'
import { passwords } from './password.service.ts'
import { siteNames } from './site-names.ts'
import type { User } from './user.entity.ts'
import type { AddUser, UpdateUser } from './user.input.ts'

export const userRules: RecordRules<User, AddUser | UpdateUser> = {
  lock: LOCKS.directory,
  async values({ em, context, settings, input, record: user, expectUnique }, fromInput) {
    if (user) requireHeld(context.caller, 'user', await rolesOf(em, user), 'CHANGE')
    const { userName, email, password, status } = input
    const names = {
      normalizedUserName: userName === undefined ? undefined : normalizeName(userName),
      normalizedEmail: email === undefined ? undefined : normalizeName(email),
    }
    await expectUnique('normalizedUserName', names.normalizedUserName, user, 'userName')
    await expectUnique('normalizedEmail', names.normalizedEmail, user, 'email')
    // A user name must not read like the address of somebody else.
    await expectUnique('normalizedEmail', names.normalizedUserName, user, 'userName')
    await expectUnique('normalizedUserName', names.normalizedEmail, user, 'email')
    if (password !== undefined) {
      const { firstName = user?.firstName, lastName = user?.lastName } = input
      await passwords.refuseWeak(password, {
        userName: userName ?? user?.userName ?? '',
        email: email ?? user?.email ?? '',
        firstName,
        lastName,
        siteNames: await siteNames(em, settings.siteName),
      })
    }
    // The database sets it with the code app.
    const { twoFactorEnabled: _, ...values } = await fromInput()
    const links = values.groups as { group: Group }[] | undefined
    if (links) {
      const roles = await rolesOfGroups(
        em,
        links.map(({ group }) => group.id),
      )
      requireHeld(context.caller, 'user', roles, 'ASSIGN_GROUPS')
    }
    const endsTokens = user === null || password !== undefined || status === Status.PASSIVE
    if (user && endsTokens) await forgetPlaces(em, user.id)
    const isNewAddress = user !== null && ![undefined, user.normalizedEmail].includes(names.normalizedEmail)
    return {
      ...(isNewAddress && { emailConfirmed: false }),
      ...values,
      ...names,
      ...(password !== undefined && {
        passwordHash: await passwords.hash(password),
        mustChangePassword: user === null || context.caller.userId !== user.id,
      }),
      ...(endsTokens && { securityStamp: randomUUID() }),
    }
  },
  async beforeRemove(user, { em, context }) {
    requireHeld(context.caller, 'user', await rolesOf(em, user), 'REMOVE')
    user.securityStamp = randomUUID()
    await forgetPlaces(em, user.id)
  },
  async beforeRestore(user, { em, context, expectUnique }) {
    if (user.erasedAt) throw new ConflictError('USER_ERASED')
    requireHeld(context.caller, 'user', await rolesOf(em, user), 'RESTORE')
    await expectUnique('normalizedUserName', user.normalizedUserName, user, 'userName')
    await expectUnique('normalizedEmail', user.normalizedEmail, user, 'email')
  },
}

/** The names of the roles of a user, through its groups. */
async function rolesOf(em: EntityManager, user: User): Promise<string[]> {
  const links = await em.find(UserGroup, { user })
  return rolesOfGroups(
    em,
    links.map((link) => link.group.id),
  )
}
