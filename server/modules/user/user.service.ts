import { randomUUID } from 'node:crypto'
import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holds } from '../../core/access.ts'
import { living } from '../../core/living.ts'
import { normalized } from '../../core/normalized.ts'
import type { RecordTools } from '../../core/record-service.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type Selection, select } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { Group } from '../group/group.entity.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { DirectoryService } from './directory.service.ts'
import { passwords } from './password.service.ts'
import { userAccess } from './user.access.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'

export class UserService extends DirectoryService<User, AddUser, UpdateUser> {
  constructor(tools: RecordTools) {
    super(
      {
        entity: User,
        title: 'user',
        inputs: { add: AddUser, update: UpdateUser },
        access: userAccess,
        sort: { id: 'asc' },
        table: {
          search: ['userName', 'email', 'firstName', 'lastName'],
          fields: [
            'id',
            'userName',
            'normalizedUserName',
            'email',
            'normalizedEmail',
            'emailConfirmed',
            'phoneNumber',
            'phoneNumberConfirmed',
            'twoFactorEnabled',
            'lockoutEnd',
            'lockoutEnabled',
            'accessFailedCount',
            'firstName',
            'lastName',
            'avatar',
            'mood',
            'chatStatus',
            'status',
          ],
        },
        derived: { delete: select('isDeleted') },
      },
      tools,
    )
    tools.reader.register({
      entity: UserGroup,
      // A group's members to who manages groups, a user's groups to who manages users; one's own to everybody.
      reads: (caller) =>
        holds(caller, 'user.manage') || holds(caller, 'group.manage')
          ? { user: { isDeleted: false }, group: { isDeleted: false } }
          : { user: { id: caller.userId ?? 0 }, group: { isDeleted: false } },
      sort: { user: 'asc', group: 'asc' },
    })
  }

  /** What a user is shown of itself, whatever it may do with others. */
  async self(context: RequestContext, userId: number, selection: Selection): Promise<User | null> {
    const readable = { ...this.readable, reads: () => ({ id: userId }) }
    const [user] = await this.tools.reader.rows(context.em, context.caller, readable, selection, { limit: 1 })
    return user ?? null
  }

  protected async values(
    em: EntityManager,
    input: AddUser | UpdateUser,
    user: User | null,
    context: RequestContext,
  ): Promise<EntityData<User>> {
    if (user) await this.requireNotAbove(em, user, context, 'change this user')
    const { userName, email, password, groupIds } = input
    const names = {
      userName,
      normalizedUserName: userName === undefined ? undefined : normalized(userName),
      email,
      normalizedEmail: email === undefined ? undefined : normalized(email),
    }
    await this.expectUnique(em, 'normalizedUserName', names.normalizedUserName, `userName ${userName}`, user)
    await this.expectUnique(em, 'normalizedEmail', names.normalizedEmail, `email ${email}`, user)
    if (password !== undefined) await passwords.refuseCommon(password)
    const { phoneNumber, firstName, lastName, avatar, mood, chatStatus } = input
    return {
      ...names,
      ...(password !== undefined && { passwordHash: await passwords.hash(password) }),
      ...(endsTokens(input) && { securityStamp: randomUUID() }),
      ...{ phoneNumber, firstName, lastName, avatar, mood, chatStatus },
      emailConfirmed: input.emailConfirmed ?? undefined,
      phoneNumberConfirmed: input.phoneNumberConfirmed ?? undefined,
      twoFactorEnabled: input.twoFactorEnabled ?? undefined,
      lockoutEnabled: input.lockoutEnabled ?? undefined,
      lockoutEnd: 'lockoutEnd' in input ? input.lockoutEnd : undefined,
      status: input.status ?? undefined,
      groups: groupIds === undefined ? undefined : await this.groups(em, groupIds ?? [], user, context),
    } as EntityData<User>
  }

  protected override async beforeRemove(
    em: EntityManager,
    user: User,
    context: RequestContext,
  ): Promise<void> {
    await this.requireNotAbove(em, user, context, 'remove this user')
    user.securityStamp = randomUUID()
  }

  protected override async beforeRestore(
    em: EntityManager,
    user: User,
    context: RequestContext,
  ): Promise<void> {
    await this.requireNotAbove(em, user, context, 'restore this user')
    await this.expectUnique(em, 'normalizedUserName', user.normalizedUserName, 'userName', user)
    await this.expectUnique(em, 'normalizedEmail', user.normalizedEmail, 'email', user)
  }

  private async groups(
    em: EntityManager,
    ids: readonly unknown[],
    user: User | null,
    context: RequestContext,
  ): Promise<{ group: Group }[]> {
    if (user) await em.populate(user, ['groups'])
    const links = []
    for (const id of new Set(ids.map(Number))) links.push({ group: await living(em, Group, 'groupIds', id) })
    const roles = await this.rolesOfGroups(
      em,
      links.map(({ group }) => group.id),
    )
    this.requireHeld(context, roles, 'hand out these groups')
    return links
  }

  private async requireNotAbove(
    em: EntityManager,
    user: User,
    context: RequestContext,
    doing: string,
  ): Promise<void> {
    const links = await em.find(UserGroup, { user })
    const roles = await this.rolesOfGroups(
      em,
      links.map((link) => link.group.id),
    )
    this.requireHeld(context, roles, doing)
  }
}

function endsTokens(input: AddUser | UpdateUser): boolean {
  return input.password !== undefined || input.status === Status.PASSIVE
}
