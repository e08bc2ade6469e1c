import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isMailAddress, limits } from '../../core/input/validation.ts'
import { builtInLookAlike } from '../../core/look-alike.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import { Group } from '../../modules/group/group.entity.ts'
import { GroupRole } from '../../modules/group/group-role.entity.ts'
import { UserGroup } from '../../modules/group/user-group.entity.ts'
import { Role } from '../../modules/role/role.entity.ts'
import { NO_PASSWORD, passwords } from '../../modules/user/password.service.ts'
import { User } from '../../modules/user/user.entity.ts'
import { freeName, newGroup } from '../../start/first-groups.ts'
import type { IdentityRow } from './identity-row.ts'

/** The reason for which a row is rejected. */
export class Rejection extends Error {}

/** The record of a row is there already, and stays as it is; links can be made to it. */
export class AlreadyThere extends Rejection {}

/** Imports one row of each table; throws a Rejection if it cannot. */
export class IdentityImporter {
  /** Records by their id in the source, to which links are made. */
  readonly roleBy = new Map<unknown, Role>()
  readonly groupBy = new Map<unknown, Group>()
  readonly userBy = new Map<unknown, User>()

  constructor(
    private readonly em: EntityManager,
    private readonly notes: string[],
    /** The ids of the roles of each group, by the group's id. */
    private readonly bundles: ReadonlyMap<string, ReadonlySet<string>>,
    /** Whether people without a usable password are invited to set their first, by whoever manages users. */
    private readonly invites = false,
  ) {}

  async roles(row: IdentityRow): Promise<void> {
    const name = nameFrom(row)
    const builtIn = builtInLookAlike(name)
    if (builtIn) throw new Rejection(`Name must not look like the built-in role ${builtIn}`)
    const present = await this.em.findOne(Role, { normalizedName: normalizeName(name), isDeleted: false })
    const role =
      present ??
      this.em.create(Role, { name, normalizedName: normalizeName(name), concurrencyStamp: randomUUID() })
    this.roleBy.set(idOf(row), role)
    if (present) throw new AlreadyThere(`a role ${present.name} is there already`)
  }

  /** An existing group is used only if the file gives it every role that it has. */
  async groups(row: IdentityRow): Promise<void> {
    const id = idOf(row)
    const wanted = nameFrom(row)
    const description = textFrom(row, 'description', limits.description)
    const bundled = [...(this.bundles.get(id) ?? [])].map((roleId) => this.roleBy.get(roleId)?.id)
    const isOwn = (roles: readonly Role[]) => roles.every((role) => bundled.includes(role.id))
    const { group, name } = await this.groupFor(wanted, isOwn)
    this.groupBy.set(id, group ?? this.makeGroup(name, description))
    if (group) throw new AlreadyThere(`a group ${group.name} is there already`)
    if (name !== wanted) {
      this.notes.push(
        `The group ${wanted} came as ${name}: one of that name holds roles that it did not have.`,
      )
    }
  }

  async users(row: IdentityRow): Promise<void> {
    const userName = String(row.username ?? '')
    const email = String(row.email ?? '')
    const { least, most } = limits.userName
    if (!new RegExp(`^[A-Za-z0-9._\\-@+]{${least},${most}}$`).test(userName)) {
      throw new Rejection(`UserName must be ${least} to ${most} ASCII letters, digits or any of ._-@+`)
    }
    if (!isMailAddress(email)) throw new Rejection('Email must be a mail address')
    const names = { normalizedUserName: normalizeName(userName), normalizedEmail: normalizeName(email) }
    const present = await this.em.findOne(User, {
      isDeleted: false,
      $or: [{ normalizedUserName: names.normalizedUserName }, { normalizedEmail: names.normalizedEmail }],
    })
    if (present) {
      this.userBy.set(idOf(row), present)
      throw new AlreadyThere(`a user ${present.userName} with that name or address is there already`)
    }
    if (flagFrom(row, 'twofactorenabled', false))
      this.notes.push(
        `${userName} had a second factor, which cannot be taken over: twoFactorEnabled is false until a code app is added.`,
      )
    const hash = typeof row.passwordhash === 'string' ? row.passwordhash : ''
    const usable = passwords.isUsableHash(hash)
    if (!usable && !this.invites)
      this.notes.push(
        `${userName} has no password that can be checked: set one with the command "user passwd".`,
      )
    const user = this.em.create(User, {
      userName,
      email,
      ...names,
      passwordHash: usable ? hash : this.invites ? null : NO_PASSWORD,
      mustChangePassword: usable || !this.invites,
      securityStamp: randomUUID(),
      concurrencyStamp: randomUUID(),
      emailConfirmed: flagFrom(row, 'emailconfirmed', false),
      phoneNumber: textFrom(row, 'phonenumber', limits.phone),
      phoneNumberConfirmed: flagFrom(row, 'phonenumberconfirmed', false),
      lockoutEnabled: flagFrom(row, 'lockoutenabled', true),
      lockoutEnd: dateFrom(row, 'lockoutend'),
      firstName: textFrom(row, 'firstname', limits.name),
      lastName: textFrom(row, 'lastname', limits.name),
      avatar: textFrom(row, 'avatar', 1000),
      mood: textFrom(row, 'mood', limits.name),
      chatStatus: textFrom(row, 'chatstatus', limits.name),
      status: flagFrom(row, 'status', true) ? Status.ACTIVE : Status.PASSIVE,
      isDeleted: flagFrom(row, 'delete', false),
    })
    this.userBy.set(idOf(row), user)
  }

  async groupRoles(row: IdentityRow): Promise<void> {
    const group = known(this.groupBy, row.groupid, 'GroupId', 'group')
    await this.bundle(group, known(this.roleBy, row.roleid, 'RoleId', 'role'))
  }

  async userGroups(row: IdentityRow): Promise<void> {
    const user = known(this.userBy, row.userid, 'UserId', 'user')
    await this.join(user, known(this.groupBy, row.groupid, 'GroupId', 'group'))
  }

  /** Users have roles through groups only: a role assigned directly becomes a group with just that role. */
  async userRoles(row: IdentityRow): Promise<void> {
    const user = known(this.userBy, row.userid, 'UserId', 'user')
    const role = known(this.roleBy, row.roleid, 'RoleId', 'role')
    const isAlone = (roles: readonly Role[]) => roles.length === 1 && roles[0]?.id === role.id
    const { group, name } = await this.groupFor(role.name, isAlone)
    const joined = group ?? this.makeGroup(name, 'Made for users who were given this role directly.')
    if (!group) {
      this.notes.push(`The group ${name} was made for users who were given the role ${role.name} directly.`)
      await this.em.flush()
      await this.bundle(joined, role)
    }
    await this.join(user, joined)
  }

  /** A group with that name, or one derived from it, whose roles fit; else null, with a name for a new one. */
  private async groupFor(
    name: string,
    fits: (roles: readonly Role[]) => boolean,
  ): Promise<{ group: Group | null; name: string }> {
    const groups = await this.em.find(Group, { isDeleted: false })
    for (let taken: Group[] = []; ; ) {
      const wanted = taken.length === 0 ? name : freeName(name, taken)
      const group = groups.find((each) => each.normalizedName === normalizeName(wanted))
      if (!group) return { group: null, name: wanted }
      const links = await this.em.find(
        GroupRole,
        { group, role: { isDeleted: false } },
        { populate: ['role'] },
      )
      if (fits(links.map((link) => link.role))) return { group, name: wanted }
      taken = [...taken, group]
    }
  }

  private makeGroup(name: string, description: string | null): Group {
    return this.em.create(Group, { ...newGroup(name), description })
  }

  private async bundle(group: Group, role: Role): Promise<void> {
    if (await this.em.findOne(GroupRole, { group, role }))
      throw new AlreadyThere('the group has that role already')
    this.em.create(GroupRole, { group, role })
  }

  private async join(user: User, group: Group): Promise<void> {
    if (await this.em.findOne(UserGroup, { user, group }))
      throw new AlreadyThere('the user is in that group already')
    this.em.create(UserGroup, { user, group })
  }
}

/** Ids are compared as text: a number in one export may be a string in another. */
function idOf(row: IdentityRow): string {
  if (row.id === undefined || row.id === null) throw new Rejection('Id is missing')
  return String(row.id)
}

function known<T>(map: ReadonlyMap<unknown, T>, id: unknown, column: string, kind: string): T {
  const found = map.get(String(id))
  if (!found) throw new Rejection(`${column} ${String(id)} is no ${kind} of this file`)
  return found
}

function nameFrom(row: IdentityRow): string {
  const name = typeof row.name === 'string' ? row.name.trim() : ''
  if (name === '' || name.length > limits.shortName || name.includes('\0')) {
    throw new Rejection(`Name must be 1 to ${limits.shortName} characters`)
  }
  return name
}

function textFrom(row: IdentityRow, column: string, longest: number): string | null {
  const value = row[column]
  if (value === undefined || value === null) return null
  const text = String(value)
  if (text.length > longest || text.includes('\0'))
    throw new Rejection(`${column} must be at most ${longest} characters`)
  return text
}

function flagFrom(row: IdentityRow, column: string, fallback: boolean): boolean {
  const value = row[column]
  if (value === undefined || value === null) return fallback
  if (/^(true|1)$/i.test(String(value))) return true
  if (/^(false|0)$/i.test(String(value))) return false
  throw new Rejection(`${column} must be true or false`)
}

function dateFrom(row: IdentityRow, column: string): Date | null {
  const value = row[column]
  if (value === undefined || value === null || value === '') return null
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) throw new Rejection(`${column} must be a date`)
  return date
}
