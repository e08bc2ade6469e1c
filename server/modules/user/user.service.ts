import { randomUUID } from 'node:crypto'
import type { EntityData } from '@mikro-orm/core'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, holds } from '../../core/access.ts'
import { BadInputError, ConflictError, ForbiddenError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { linksOfInput } from '../../core/write/links-of-input.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { Group } from '../group/group.entity.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { DirectoryService } from './directory.service.ts'
import { eraseUser } from './erase-user.ts'
import type { OwnPassword } from './own-password.ts'
import { passwords } from './password.service.ts'
import { siteNames } from './site-names.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'
import { userRecord } from './user.record.ts'

export class UserService extends DirectoryService<User, AddUser, UpdateUser> {
  constructor(
    tools: RecordTools,
    private readonly ownPassword: OwnPassword,
    private readonly siteName: string,
  ) {
    super(userRecord, tools)
    tools.reader.register({
      entity: UserGroup,
      // Managers of groups read members of groups, managers of users groups of users; everybody reads their own.
      reads: (caller) =>
        holds(caller, 'user.manage') || holds(caller, 'group.manage')
          ? { user: { isDeleted: false }, group: { isDeleted: false } }
          : { user: { id: caller.userId ?? 0 }, group: { isDeleted: false } },
      sort: { user: 'asc', group: 'asc' },
    })
  }

  /** Fields that users read of themselves without any role. */
  async self(context: RequestContext, userId: number, selection: Selection): Promise<User | null> {
    const readable = { ...this.readable, reads: () => ({ id: userId }) }
    const [user] = await this.tools.reader.rows(context.em, context.caller, readable, selection, { limit: 1 })
    return user ?? null
  }

  /**
   * Erases the personal data of a removed user permanently. For administrators.
   * @throws {ConflictError} if the user has not been removed.
   */
  async erase(context: RequestContext, id: unknown): Promise<void> {
    this.require(context, administratorsOnly)
    await this.write(context, async (em) => {
      const user = await em.findOne(User, { id: idFrom(id) ?? 0 }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (!user) throw this.notFound(id)
      if (!user.isDeleted) throw new ConflictError('USER_NOT_REMOVED')
      await eraseUser(em, user.id)
    })
  }

  protected async values(
    em: EntityManager,
    input: AddUser | UpdateUser,
    user: User | null,
    context: RequestContext,
  ): Promise<EntityData<User>> {
    if (user) {
      const roles = await this.rolesOf(em, user)
      this.requireHeld(context, roles, 'CHANGE')
      if (roles.includes('administrator') && (await changesAccess(user, input)))
        await this.requireOwnPassword(em, context, input)
    }
    const { userName, email, password } = input
    const names = {
      userName,
      normalizedUserName: userName === undefined ? undefined : normalizeName(userName),
      email,
      normalizedEmail: email === undefined ? undefined : normalizeName(email),
    }
    await this.expectUnique(em, 'normalizedUserName', names.normalizedUserName, user, 'userName')
    await this.expectUnique(em, 'normalizedEmail', names.normalizedEmail, user, 'email')
    const { phoneNumber, firstName, lastName, avatar, mood, chatStatus } = input
    if (password !== undefined) {
      await passwords.refuseWeak(password, {
        userName: userName ?? user?.userName ?? '',
        email: email ?? user?.email ?? '',
        firstName: firstName ?? user?.firstName,
        lastName: lastName ?? user?.lastName,
        siteNames: await siteNames(em, this.siteName),
      })
    }
    const links: { groups?: { group: Group }[] } = await linksOfInput(em, this.meta(), input, user)
    if (links.groups) {
      const ids = links.groups.map(({ group }) => group.id)
      this.requireHeld(context, await this.rolesOfGroups(em, ids), 'ASSIGN_GROUPS')
    }
    return {
      ...names,
      ...links,
      ...(password !== undefined && {
        passwordHash: await passwords.hash(password),
        mustChangePassword: user === null || context.caller.userId !== user.id,
      }),
      ...(endsTokens(input) && { securityStamp: randomUUID() }),
      phoneNumber,
      firstName,
      lastName,
      avatar,
      mood,
      chatStatus,
      emailConfirmed: input.emailConfirmed ?? undefined,
      phoneNumberConfirmed: input.phoneNumberConfirmed ?? undefined,
      twoFactorEnabled: input.twoFactorEnabled ?? undefined,
      lockoutEnabled: input.lockoutEnabled ?? undefined,
      lockoutEnd: 'lockoutEnd' in input ? input.lockoutEnd : undefined,
      status: input.status ?? undefined,
    } as EntityData<User>
  }

  protected override async beforeRemove(
    em: EntityManager,
    user: User,
    context: RequestContext,
  ): Promise<void> {
    this.requireHeld(context, await this.rolesOf(em, user), 'REMOVE')
    user.securityStamp = randomUUID()
  }

  protected override async beforeRestore(
    em: EntityManager,
    user: User,
    context: RequestContext,
  ): Promise<void> {
    if (user.erasedAt) throw new ConflictError('USER_ERASED')
    this.requireHeld(context, await this.rolesOf(em, user), 'RESTORE')
    await this.expectUnique(em, 'normalizedUserName', user.normalizedUserName, user, 'userName')
    await this.expectUnique(em, 'normalizedEmail', user.normalizedEmail, user, 'email')
  }

  /** A stolen token must not change access to an administrator's account. */
  protected override async beforeUndo(
    em: EntityManager,
    user: User,
    input: UpdateUser,
    context: RequestContext,
  ): Promise<void> {
    if (context.caller.userId === null || !(await this.rolesOf(em, user)).includes('administrator')) return
    if (await changesAccess(user, input)) {
      throw new ForbiddenError('UNDO_NEEDS_PASSWORD')
    }
  }

  /** The roles of a user, through its groups. */
  private async rolesOf(em: EntityManager, user: User): Promise<string[]> {
    const links = await em.find(UserGroup, { user })
    return this.rolesOfGroups(
      em,
      links.map((link) => link.group.id),
    )
  }

  /** @throws {BadInputError} unless the caller has entered its own password. The system caller has none. */
  private async requireOwnPassword(
    em: EntityManager,
    context: RequestContext,
    input: AddUser | UpdateUser,
  ): Promise<void> {
    if (context.caller.userId === null) return
    const { currentPassword } = input as UpdateUser
    if (!currentPassword) {
      throw BadInputError.field('currentPassword', 'OWN_PASSWORD_REQUIRED')
    }
    await this.ownPassword.confirm(em, context, currentPassword, 'currentPassword')
  }
}

/** Whether an update changes sign-in or permissions of an account. */
async function changesAccess(
  user: User,
  { email, password, groupIds }: AddUser | UpdateUser,
): Promise<boolean> {
  if (password !== undefined || (email !== undefined && email !== user.email)) return true
  if (groupIds === undefined) return false
  const present = new Set((await user.groups.loadItems()).map((link) => link.group.id))
  const wanted = new Set((groupIds ?? []).map(Number))
  return present.size !== wanted.size || [...wanted].some((id) => !present.has(id))
}

function endsTokens(input: AddUser | UpdateUser): boolean {
  return input.password !== undefined || input.status === Status.PASSIVE
}
