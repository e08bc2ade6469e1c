import type { EntityClass } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { accountPermissions } from '../../core/access.ts'
import { AppError } from '../../core/errors.ts'
import { HELD_ROLES } from '../../core/held-roles.ts'
import { limits } from '../../core/input/validation.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { Group } from '../../modules/group/group.entity.ts'
import {
  type FieldDigests,
  type ImportSource,
  importSources,
  storeSources,
} from '../../modules/moving-in/import-source.ts'
import { Role } from '../../modules/role/role.entity.ts'
import type { Services } from '../../services.ts'
import { makeFirstGroups } from '../../start/first-groups.ts'
import { AlreadyThere, IdentityImporter, Rejection } from '../identity/identity-importer.ts'
import { changedFields } from './changed-fields.ts'
import { cutTo } from './old-text.ts'
import type { OldGroup, OldPeople, OldRole, OldUser } from './read-people.ts'
import type { KindReport, RunReport } from './run-report.ts'

/** Roles that nobody gets by moving in: whoever has one can make accounts. */
const ungiven = (): ReadonlySet<string> => new Set(['administrator', ...accountPermissions()])

/** People as they were read; null what was not. */
export interface OldDirectory {
  readonly roles: OldPeople<OldRole> | null
  readonly groups: OldPeople<OldGroup> | null
  readonly users: OldPeople<OldUser> | null
}

interface PeopleParts {
  readonly services: Services
  /** In the transaction of the run. */
  readonly context: RequestContext
  readonly report: RunReport
  readonly digests: FieldDigests
  readonly run: number
  readonly takeTheirs: boolean
}

type Kind = 'role' | 'group' | 'user'

/** A record of people here as it is now; values by field. */
interface PersonRow {
  readonly id: number
  readonly isDeleted: boolean
  readonly isErased: boolean
  /** Whether it is, or holds, what only administrators may give. */
  readonly isGuarded: boolean
  readonly values: Readonly<Record<string, unknown>>
}

const GUARDED = 'r.name in (select jsonb_array_elements_text(?::jsonb))'

const ROWS: Readonly<Record<Kind, string>> = {
  role: `select r.id, r.is_deleted as "isDeleted", false as "isErased", ${GUARDED} as "isGuarded",
      jsonb_build_object('name', r.name) as values from role r`,
  group: `select g.id, g.is_deleted as "isDeleted", false as "isErased",
      exists (select from group_role l join role r on r.id = l.role_id where l.group_id = g.id and ${GUARDED}) as "isGuarded",
      jsonb_build_object('name', g.name, 'description', g.description,
        'roles', (select coalesce(jsonb_agg(l.role_id order by l.role_id), '[]') from group_role l where l.group_id = g.id)) as values
    from user_group g`,
  user: `select u.id, u.delete as "isDeleted", u.erased_at is not null as "isErased",
      exists (select from ${HELD_ROLES} r where r.user_id = u.id and ${GUARDED}) as "isGuarded",
      jsonb_build_object('userName', u.user_name, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
        'phoneNumber', u.phone_number, 'status', u.status,
        'groups', (select coalesce(jsonb_agg(m.group_id order by m.group_id), '[]') from user_group_member m
          where m.user_id = u.id)) as values
    from user_account u`,
}

/** Fields by which people sign in, or roles work: they are never changed by a run. */
const FIXED: Readonly<Record<Kind, readonly string[]>> = {
  role: ['name'],
  group: ['name'],
  user: ['userName', 'email'],
}

/** Writes roles, groups and users by the rules of `import:identity`, in the transaction of a run. */
export class PeopleWriter {
  private readonly ungiven = ungiven()
  private readonly notes: string[] = []

  constructor(private readonly parts: PeopleParts) {}

  private get em(): EntityManager {
    return this.parts.context.em
  }

  /** @throws {Error} if somebody got a role that nobody gets: then nothing is written. */
  async write({ roles, groups, users }: OldDirectory): Promise<void> {
    // First, as it takes the lock of the directory, and keeps names that the application needs.
    await makeFirstGroups(this.em)
    const before = await this.guardedHolders()
    const given = new Map<string, Set<string>>()
    const importer = new IdentityImporter(this.em, this.notes, given, true)
    if (roles) await this.writeRoles(importer, roles)
    else await this.seed('role', Role, importer.roleBy)
    for (const { id, roleIds } of groups?.records ?? [])
      given.set(id, new Set(roleIds.filter((each) => this.isGiven(importer.roleBy.get(each)))))
    if (groups) await this.writeGroups(importer, groups, given)
    else await this.seed('group', Group, importer.groupBy)
    if (users) await this.writeUsers(importer, users)
    this.parts.report.notes.push(...this.notes)
    const after = await this.guardedHolders()
    if ([...after].some((each) => !before.has(each)))
      throw new Error('An account got a role by which accounts are managed.')
  }

  /** Learns of records that an earlier run has moved, to which others link. */
  private async seed<E extends Role | Group>(
    kind: Kind,
    entity: EntityClass<E>,
    known: Map<unknown, E>,
  ): Promise<void> {
    for (const [oldId, { ownId }] of await importSources(this.em, kind)) {
      const found = await this.em.findOne(entity, { id: ownId, isDeleted: false } as never)
      if (found) known.set(oldId, found as E)
    }
  }

  private async writeRoles(importer: IdentityImporter, old: OldPeople<OldRole>): Promise<void> {
    await this.each('role', old, async (role, known, report) => {
      if (known) {
        importer.roleBy.set(role.id, await this.em.findOneOrFail(Role, known.row.id))
        return this.repeated('role', { ...role }, { name: role.name }, known, report, null)
      }
      await importer.roles({ id: role.id, name: role.name })
      return { read: { name: role.name }, own: () => importer.roleBy.get(role.id) }
    })
  }

  private async writeGroups(
    importer: IdentityImporter,
    old: OldPeople<OldGroup>,
    given: ReadonlyMap<string, ReadonlySet<string>>,
  ): Promise<void> {
    await this.each('group', old, async (group, known, report) => {
      const roleIds = [...(given.get(group.id) ?? [])]
      const description = group.description && cutTo(group.description, limits.description)
      const read = { name: group.name, description, roles: roleIds }
      if (known) {
        importer.groupBy.set(group.id, await this.em.findOneOrFail(Group, known.row.id))
        return this.repeated('group', { ...group }, read, known, report, (fields) => {
          const ids = roleIds.flatMap((id) => importer.roleBy.get(id)?.id ?? [])
          return this.parts.services.groups.update(this.parts.context, known.row.id, {
            ...(fields.includes('description') && { description }),
            ...(fields.includes('roles') && { roleIds: ids }),
          })
        })
      }
      const own = () => importer.groupBy.get(group.id)
      const isThere = await orThere(() => importer.groups({ id: group.id, name: group.name, description }))
      await this.em.flush()
      if (roleIds.length < group.roleIds.length)
        report.note({ ...group }, 'it does not get the roles by which accounts are managed.')
      for (const roleid of roleIds)
        await this.linked(report, group, () => importer.groupRoles({ groupid: group.id, roleid }))
      if (isThere) return { read: {}, own, isThere }
      return { read, own }
    })
  }

  private async writeUsers(importer: IdentityImporter, old: OldPeople<OldUser>): Promise<void> {
    const { services, context } = this.parts
    await this.each('user', old, async (user, known, report) => {
      const named = { id: user.id, name: user.userName }
      const values = {
        firstName: short(user.firstName, limits.name),
        lastName: short(user.lastName, limits.name),
        phoneNumber: short(user.phoneNumber, limits.phone),
        status: user.isActive ? Status.ACTIVE : Status.PASSIVE,
      }
      const groups = user.groupIds.filter((id) => importer.groupBy.has(id))
      const read = { userName: user.userName, email: user.email, ...values, groups }
      const groupIds = await this.openGroups(importer, user, report)
      if (known) {
        return this.repeated('user', named, read, known, report, (fields) => {
          const changed = Object.entries(values).filter(([field]) => fields.includes(field))
          const own = groupIds.flatMap((id) => importer.groupBy.get(id)?.id ?? [])
          return services.users.update(context, known.row.id, {
            ...Object.fromEntries(changed),
            ...(fields.includes('groups') && { groupIds: own }),
          })
        })
      }
      if (user.isActive === null) report.note(named, 'its status is unknown: it is PASSIVE.')
      const isThere = await orThere(() =>
        importer.users({
          ...{ id: user.id, username: user.userName, email: user.email },
          ...{ firstname: values.firstName, lastname: values.lastName, phonenumber: values.phoneNumber },
          status: user.isActive === true,
        }),
      )
      await this.em.flush()
      const own = () => importer.userBy.get(user.id)
      const isGuarded = isThere && (await this.isGuarded(own()?.id))
      for (const groupid of isGuarded ? [] : groupIds)
        await this.linked(report, named, () => importer.userGroups({ userid: user.id, groupid }))
      return isThere ? { read: {}, own, isThere } : { read, own }
    })
  }

  private isGiven(role: Role | undefined): boolean {
    return role !== undefined && !this.ungiven.has(role.name)
  }

  /** The groups of a user there that give nobody here the roles by which accounts are managed. */
  private async openGroups(importer: IdentityImporter, user: OldUser, report: KindReport): Promise<string[]> {
    const own = user.groupIds.flatMap((id) => importer.groupBy.get(id)?.id ?? [])
    const rows = await this.rows('group', own)
    const open = user.groupIds.filter((id) => {
      const row = rows.get(importer.groupBy.get(id)?.id ?? 0)
      return row !== undefined && !row.isGuarded && !row.isDeleted
    })
    const named = { id: user.id, name: user.userName }
    if (own.some((id) => rows.get(id)?.isGuarded))
      report.note(named, 'it does not join the groups that manage accounts here.')
    return open
  }

  /** Whether an account here manages accounts: then it is changed by those who do, with their own passwords. */
  private async isGuarded(id = 0): Promise<boolean> {
    return (await this.rows('user', [id])).get(id)?.isGuarded ?? true
  }

  /** Writes every record of a kind that is not here yet, and compares the others. */
  private async each<T extends { readonly id: string }>(
    kind: Kind,
    old: OldPeople<T>,
    write: (record: T, known: Known | null, report: KindReport) => Promise<Written | null>,
  ): Promise<void> {
    const report = this.parts.report.of(NAMES[kind])
    report.read += old.records.length + old.leftOut.length
    for (const each of old.leftOut) report.leave(each, each.why)
    const sources = await importSources(this.em, kind)
    const rows = await this.rows(
      kind,
      [...sources.values()].map(({ ownId }) => ownId),
    )
    const written: { oldId: string; read: object; before: object; ownId: number }[] = []
    for (const record of old.records) {
      const source = sources.get(record.id)
      const row = source && rows.get(source.ownId)
      const named = { id: record.id, name: nameOf(record) }
      const isRestored = source && row?.isDeleted && (await this.isRestored(kind, source, row))
      if (source && (!row || (row.isDeleted && !isRestored))) {
        report.kept++
        report.stays(named, 'it was removed here.')
        continue
      }
      const { changed } = report
      try {
        const made = await write(record, source && row ? { source, row } : null, report)
        await this.em.flush()
        const ownId = made?.own()?.id
        if (made?.isThere) report.kept++
        else if (made && !source) report.added++
        if (isRestored && report.changed === changed) {
          report.kept--
          report.changed++
        }
        if (made && ownId !== undefined)
          written.push({ oldId: record.id, ownId, read: made.read, before: made.before ?? {} })
      } catch (error) {
        if (error instanceof AlreadyThere && kind === 'role') report.kept++
        else if (error instanceof Rejection) report.leave(named, `${error.message}.`)
        else throw error
      }
    }
    await this.remember(kind, written)
    for (const oldId of sources.keys())
      if (!old.ids.has(oldId)) report.stays({ id: oldId, name: null }, 'it is gone there.')
  }

  /**
   * Restores a record that was removed here, if theirs is taken; never one that was here before it was moved, or by
   * which accounts are managed.
   */
  private async isRestored(
    kind: Kind,
    source: ImportSource,
    { id, isErased, isGuarded }: PersonRow,
  ): Promise<boolean> {
    if (!this.parts.takeTheirs || !isFromThere(source) || isErased || isGuarded) return false
    const { services, context } = this.parts
    try {
      await services[`${kind}s`].restore(context, id)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  /** @param update sets fields; null if none of the kind is ever set. */
  private async repeated(
    kind: Kind,
    named: { readonly id: string; readonly name: string },
    values: Readonly<Record<string, unknown>>,
    { source, row }: Known,
    report: KindReport,
    update: ((fields: readonly string[]) => Promise<unknown>) | null,
  ): Promise<Written | null> {
    report.kept++
    if (!isFromThere(source)) return null
    const read = this.digestsOf(values)
    const { set, stay } = changedFields(source, read, this.digestsOf(row.values), this.parts.takeTheirs)
    const fixed = set.filter((field) => FIXED[kind].includes(field))
    const free = set.filter((field) => !fixed.includes(field))
    const isKept = row.isGuarded && kind !== 'role'
    const left = [...stay, ...fixed, ...(isKept ? free : [])]
    if (left.length > 0)
      report.stays(named, `${left.join(', ')} ${stay.length > 0 ? 'changed here' : 'changed there'}.`)
    if (free.length === 0 || isKept || !update) return null
    try {
      await update(free)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      report.stays(named, error.message)
      return null
    }
    report.kept--
    report.changed++
    const before = Object.fromEntries(
      [...stay, ...fixed].map((field) => [field, source.written[field] ?? '']),
    )
    const fresh = Object.fromEntries(free.map((field) => [field, read[field] as string]))
    return { digests: { ...source.read, ...fresh }, read: {}, before, own: () => row }
  }

  /** A link, which may be there; told if one of its ends is not here. */
  private async linked(
    report: KindReport,
    named: { id: string; name?: string },
    link: () => Promise<void>,
  ): Promise<void> {
    try {
      await orThere(link)
      await this.em.flush()
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      report.note({ id: named.id, name: named.name ?? null }, `${error.message}.`)
    }
  }

  private digestsOf(values: object): Record<string, string> {
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, this.parts.digests.of(field, value)]),
    )
  }

  private async rows(kind: Kind, ids: readonly number[]): Promise<Map<number, PersonRow>> {
    if (ids.length === 0) return new Map()
    const alias = kind === 'role' ? 'r' : kind === 'group' ? 'g' : 'u'
    const rows = await this.em.execute<PersonRow[]>(`${ROWS[kind]} where ${alias}.id = any(?::integer[])`, [
      JSON.stringify([...this.ungiven]),
      `{${ids.join(',')}}`,
    ])
    return new Map(rows.map((row) => [row.id, row]))
  }

  private async remember(
    kind: Kind,
    written: readonly { oldId: string; ownId: number; read: object; before: object; digests?: object }[],
  ): Promise<void> {
    const rows = await this.rows(
      kind,
      written.map(({ ownId }) => ownId),
    )
    const sources = written.map(({ oldId, ownId, read, before, digests }) => ({
      ...{ kind, oldId, ownId },
      read: { ...digests, ...this.digestsOf(read) },
      written: { ...this.digestsOf(rows.get(ownId)?.values ?? {}), ...before },
    }))
    await storeSources(this.em, sources, this.parts.run)
  }

  /** Which account holds which of the guarded roles, as `id name`. */
  private async guardedHolders(): Promise<Set<string>> {
    const rows = await this.em.execute<{ holder: string }[]>(
      `select user_id || ' ' || r.name as holder from ${HELD_ROLES} r where ${GUARDED}`,
      [JSON.stringify([...this.ungiven])],
    )
    return new Set(rows.map(({ holder }) => holder))
  }
}

interface Known {
  readonly source: ImportSource
  readonly row: PersonRow
}

/** A record that was written, or found here. */
interface Written {
  /** Values read, by field; empty for a record that existed before. */
  readonly read: object
  /** Digests in place of those of what was read. */
  readonly digests?: object
  /** Digests in place of those of what is here now. */
  readonly before?: object
  readonly isThere?: boolean
  own(): { readonly id: number } | undefined
}

const NAMES = { role: 'Role', group: 'Group', user: 'User' } as const

function nameOf(record: object): string | null {
  const { name, userName } = record as { name?: string; userName?: string }
  return name ?? userName ?? null
}

/** Whether a run has added a record: one that was here before is not the old site's to change. */
const isFromThere = ({ read }: ImportSource): boolean => Object.keys(read).length > 0

const short = (text: string | null, longest: number) => text && cutTo(text, longest)

/** @returns whether the record was there already. */
async function orThere(make: () => Promise<void>): Promise<boolean> {
  try {
    await make()
    return false
  } catch (error) {
    if (error instanceof AlreadyThere) return true
    throw error
  }
}
