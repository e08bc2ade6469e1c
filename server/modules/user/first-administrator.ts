import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { hash } from '@node-rs/argon2'
import { PERMISSIONS, type Permission } from '../../core/access.ts'
import { normalized } from '../../core/normalized.ts'
import { Group } from '../group/group.entity.ts'
import { GroupRole } from '../group/group-role.entity.ts'
import { UserGroup } from '../group/user-group.entity.ts'
import { Role } from '../role/role.entity.ts'
import { User } from './user.entity.ts'

/** The jobs that every house starts with, and what each may do. */
const FIRST_GROUPS: Record<string, readonly Permission[]> = {
  Administrators: ['administrator'],
  Editors: [
    'about.manage',
    'blog.manage',
    'category.manage',
    'contact.manage',
    'product.manage',
    'service.manage',
  ],
  'Menu editors': ['category.manage', 'product.manage'],
}

/**
 * Makes the built-in roles, the first groups and the first administrator, while there is no user at all.
 * `made` is called before they are committed.
 */
export async function createFirstAdministrator(
  em: EntityManager,
  email: string,
  password: string,
  made: () => void,
): Promise<void> {
  await em.transactional(async (tx) => {
    if ((await tx.count(User)) > 0) return
    const roles = new Map<string, Role>()
    for (const name of PERMISSIONS) {
      roles.set(
        name,
        tx.create(Role, { name, normalizedName: normalized(name), concurrencyStamp: randomUUID() }),
      )
    }
    const groups = new Map<string, Group>()
    for (const [name, permissions] of Object.entries(FIRST_GROUPS)) {
      const group = tx.create(Group, { name, normalizedName: normalized(name), description: null })
      for (const permission of permissions)
        tx.create(GroupRole, { group, role: roles.get(permission) as Role })
      groups.set(name, group)
    }
    // Long or unusual addresses make no user name.
    const userName = /^[A-Za-z0-9._\-@+]{3,64}$/.test(email) ? email : 'admin'
    const user = tx.create(User, {
      userName,
      normalizedUserName: normalized(userName),
      email,
      normalizedEmail: normalized(email),
      emailConfirmed: true,
      passwordHash: await hash(password),
      securityStamp: randomUUID(),
      concurrencyStamp: randomUUID(),
      phoneNumber: null,
      phoneNumberConfirmed: false,
      twoFactorEnabled: false,
      lockoutEnd: null,
      lockoutEnabled: true,
      accessFailedCount: 0,
      firstName: null,
      lastName: null,
      avatar: null,
      mood: null,
      chatStatus: null,
      status: 1,
      isDeleted: false,
    })
    tx.create(UserGroup, { user, group: groups.get('Administrators') as Group })
    await tx.flush()
    made()
  })
}
