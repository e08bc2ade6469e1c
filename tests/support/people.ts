import { hkdfSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { createFirstAdministrator } from '../../server/modules/user/first-administrator.ts'
import { type Api, AUTH_SECRET } from './api.ts'

export const ADMIN_EMAIL = 'admin@example.com'
export const PASSWORD = 'correct horse battery'

export interface Person {
  readonly id: number
  readonly userName: string
  readonly email: string
  /** The group that was made for this one alone; null for the first administrator. */
  readonly groupId: number | null
}

/** The headers of a request that a token speaks for. */
export type Headers = Readonly<Record<string, string>>

/** The users of a test's database, and tokens for them. */
export interface People {
  readonly admin: Person
  /** A user whose one group has just these roles; `groups` names further ones by id. */
  userWith(roles: readonly string[], groups?: readonly number[]): Promise<Person>
  /** A group with just these roles, made anew where they do not exist. */
  groupWith(roles: readonly string[]): Promise<number>
  roleId(name: string): Promise<number>
  /** The headers of whoever has signed in just now, by a token of their own. */
  headers(person: Person): Promise<Headers>
  /** The same with a token that has just run out. */
  expired(person: Person): Promise<Headers>
}

let made = 0
/** A name that no other record of the run bears. */
export function unique(stem: string): string {
  made++
  return `${stem}-${made}`
}

/** Makes the built-in roles, the first groups and the first administrator, as the first start does. */
export async function createPeople(api: Api): Promise<People> {
  await createFirstAdministrator(api.orm.em.fork(), ADMIN_EMAIL, PASSWORD, () => {})
  const { rows } = await api.sql('select id from user_account where email = $1', [ADMIN_EMAIL])

  async function roleId(name: string): Promise<number> {
    const found = await api.sql('select id from role where name = $1 and not is_deleted', [name])
    return found.rows[0]?.id ?? api.services.roles.add(api.staff, { name })
  }

  async function groupWith(roles: readonly string[]): Promise<number> {
    const roleIds = []
    for (const role of roles) roleIds.push(await roleId(role))
    return api.services.groups.add(api.staff, { name: unique('group'), roleIds })
  }

  async function token(person: Person, expires: string): Promise<Headers> {
    const found = await api.sql('select security_stamp as stamp from user_account where id = $1', [person.id])
    return { Authorization: `Bearer ${await signedToken(person.id, found.rows[0].stamp, expires)}` }
  }

  return {
    admin: { id: rows[0].id, userName: ADMIN_EMAIL, email: ADMIN_EMAIL, groupId: null },
    roleId,
    groupWith,
    async userWith(roles, groups = []) {
      const groupId = await groupWith(roles)
      const userName = unique('user')
      const email = `${userName}@example.com`
      const groupIds = [groupId, ...groups]
      const id = await api.services.users.add(api.staff, { userName, email, password: PASSWORD, groupIds })
      return { id, userName, email, groupId }
    },
    headers: (person) => token(person, '8h'),
    expired: (person) => token(person, '-1s'),
  }
}

/** A token as the product signs them, made without its code. */
export async function signedToken(
  userId: number,
  securityStamp: string,
  expires: string,
  secret = AUTH_SECRET,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(securityStamp))
  const stamp = Buffer.from(digest).toString('base64url').slice(0, 22)
  return new SignJWT({ stamp })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('restaurant-site')
    .setSubject(String(userId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new Uint8Array(hkdfSync('sha256', secret, '', 'bearer tokens', 32)))
}
