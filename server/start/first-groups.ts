import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { permissions as allPermissions, type Permission } from '../core/access.ts'
import { LOCKS } from '../core/primitives/locks.ts'
import { normalizeName } from '../core/primitives/normalize-name.ts'
import { Status } from '../core/primitives/status.ts'
import { Group } from '../modules/group/group.entity.ts'
import { GroupRole } from '../modules/group/group-role.entity.ts'
import { UserGroup } from '../modules/group/user-group.entity.ts'
import { Role } from '../modules/role/role.entity.ts'

const ADMINISTRATORS = 'Administrators'

interface FirstGroup {
  readonly name: string
  readonly displayName: string
  readonly description: string
  readonly roles: readonly Permission[]
  /** The group is created together with this role; a group that was removed later is not created again. */
  readonly comesWith: Permission
}

/** The groups of a new installation, with the roles of each. */
const FIRST_GROUPS: readonly FirstGroup[] = [
  {
    name: ADMINISTRATORS,
    displayName: 'Yöneticiler',
    description: 'Her şeyi yapar; kişileri ve yetkilerini de yönetir.',
    roles: ['administrator'],
    comesWith: 'administrator',
  },
  {
    name: 'Editors',
    displayName: 'Editörler',
    description: 'Menüyü, hizmetleri, blogu, iletişim bilgilerini ve metinleri düzenler.',
    roles: [
      'about.manage',
      'blog.manage',
      'category.manage',
      'contact.manage',
      'product.manage',
      'service.manage',
    ],
    comesWith: 'administrator',
  },
  {
    name: 'Menu editors',
    displayName: 'Menü editörleri',
    description: 'Yemekleri, fiyatları ve menü kategorilerini düzenler.',
    roles: ['category.manage', 'product.manage'],
    comesWith: 'administrator',
  },
  {
    name: 'Kitchen',
    displayName: 'Mutfak',
    description: 'Bir yemeğin tükendiğini ya da yeniden olduğunu işaretler, başka bir şey değiştirmez.',
    roles: ['product.availability'],
    comesWith: 'product.availability',
  },
  {
    name: 'Reception',
    displayName: 'Karşılama',
    description: 'Masaları yanıtlar ve yazar, gelenleri işaretler; başka bir şey değiştirmez.',
    roles: ['reservation.manage'],
    comesWith: 'reservation.manage',
  },
  {
    name: 'Translators',
    displayName: 'Çevirmenler',
    description: 'Sitenin metinlerini başka dillere çevirir; başka bir şey değiştirmez.',
    roles: ['translation.manage'],
    comesWith: 'translation.manage',
  },
]

/** Creates the missing built-in roles, and the first groups that belong to them. */
export async function makeFirstGroups(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [LOCKS.directory])
  const roles = new Map<string, Role>()
  const found = await em.find(Role, { isDeleted: false })
  for (const name of allPermissions()) {
    const normalizedName = normalizeName(name)
    const present = found.find((role) => role.normalizedName === normalizedName)
    if (present?.name === name) continue
    // An imported role in another spelling grants nothing, and is renamed because the built-in role needs its name. It
    // is stored before the new role, because the name must be free by then.
    if (present) rename(present, freeName(present.name, found))
    await em.flush()
    const role = em.create(Role, { name, normalizedName, concurrencyStamp: randomUUID() })
    roles.set(name, role)
  }
  await em.flush()
  const wanted = FIRST_GROUPS.filter(({ comesWith }) => roles.has(comesWith))
  const taken = await em.find(Group, { isDeleted: false })
  const allRoles = await em.find(Role, { isDeleted: false })
  for (const { name, displayName, description, roles: permissions } of wanted) {
    const present = taken.find((group) => group.normalizedName === normalizeName(name))
    if (present) rename(present, freeName(present.name, taken))
    await em.flush()
    const group = em.create(Group, { ...newGroup(name), displayName, description })
    for (const role of allRoles) {
      if (permissions.some((permission) => permission === role.name)) em.create(GroupRole, { group, role })
    }
    await em.flush()
  }
}

/** The values that each new group needs. */
export const newGroup = (name: string) => ({
  name,
  normalizedName: normalizeName(name),
  concurrencyStamp: randomUUID(),
})

/** A free name for an imported record whose name the application uses for something else. */
export function freeName(name: string, taken: readonly { normalizedName: string }[]): string {
  for (let count = 1; ; count++) {
    const free = `${name} (imported${count === 1 ? '' : ` ${count}`})`
    if (!taken.some((each) => each.normalizedName === normalizeName(free))) return free
  }
}

function rename(record: { name: string; normalizedName: string }, name: string): void {
  record.name = name
  record.normalizedName = normalizeName(name)
}

/** A group whose members are administrators; created if there is none. */
export async function administratorsGroup(em: EntityManager): Promise<Group> {
  const where = { group: { isDeleted: false }, role: { name: 'administrator', isDeleted: false } }
  const link = await em.findOne(GroupRole, where, { populate: ['group'], orderBy: { group: { id: 'asc' } } })
  if (link) return link.group
  const taken = await em.find(Group, { isDeleted: false })
  const isTaken = taken.some((group) => group.normalizedName === normalizeName(ADMINISTRATORS))
  const name = isTaken ? freeName(ADMINISTRATORS, taken) : ADMINISTRATORS
  const group = em.create(Group, { ...newGroup(name), description: null })
  const role = await em.findOneOrFail(Role, { name: 'administrator', isDeleted: false })
  em.create(GroupRole, { group, role })
  return group
}

/** Whether there is an active administrator. */
export async function hasAdministrator(em: EntityManager): Promise<boolean> {
  const links = await em.count(UserGroup, {
    user: { status: Status.ACTIVE, isDeleted: false },
    group: { isDeleted: false, roles: { role: { name: 'administrator', isDeleted: false } } },
  })
  return links > 0
}
