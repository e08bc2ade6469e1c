import { randomUUID } from 'node:crypto'
import type { EntityData } from '@mikro-orm/core'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, holds } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { whoIn } from '../../core/security-log.ts'
import { linksOfInput } from '../../core/write/links-of-input.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { Group } from '../group/group.entity.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { type DirectoryParts, DirectoryService } from './directory.service.ts'
import { eraseUser } from './erase-user.ts'
import { forgetPlaces } from './forget-places.ts'
import { passwords } from './password.service.ts'
import { siteNames } from './site-names.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'
import { userRecord } from './user.record.ts'

export class UserService extends DirectoryService<User, AddUser, UpdateUser> {
  constructor(
    tools: RecordTools,
    directory: DirectoryParts,
    private readonly siteName: string,
  ) {
    super(userRecord, tools, directory)
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
      return { ids: [user.id] }
    })
    const subject = Number(idFrom(id))
    this.directory.security({ event: 'erasure', outcome: 'success', subject, ...whoIn(context) })
  }

  protected async values(
    em: EntityManager,
    input: AddUser | UpdateUser,
    user: User | null,
    context: RequestContext,
  ): Promise<EntityData<User>> {
    if (user) {
      this.requireHeld(context, await this.rolesOf(em, user), 'CHANGE')
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
    // A user name must not read like the address of somebody else.
    await this.expectUnique(em, 'normalizedEmail', names.normalizedUserName, user, 'userName')
    await this.expectUnique(em, 'normalizedUserName', names.normalizedEmail, user, 'email')
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
    if (user && password !== undefined) await forgetPlaces(em, user.id)
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

  /** The roles of a user, through its groups. */
  private async rolesOf(em: EntityManager, user: User): Promise<string[]> {
    const links = await em.find(UserGroup, { user })
    return this.rolesOfGroups(
      em,
      links.map((link) => link.group.id),
    )
  }
}

function endsTokens(input: AddUser | UpdateUser): boolean {
  return input.password !== undefined || input.status === Status.PASSIVE
}
