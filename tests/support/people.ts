import { hkdfSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { createFirstAdministrator } from '../../server/start/first-administrator.ts'
import { type Api, AUTH_SECRET } from './api.ts'

export const ADMIN_EMAIL = 'admin@example.com'
export const PASSWORD = 'correct horse battery'

export interface Person {
  readonly id: number
  readonly userName: string
  readonly email: string
  /** The group created for this user only; null for the first administrator. */
  readonly groupId: number | null
}

/** Request headers with a token. */
export type Headers = Readonly<Record<string, string>>

/** The users of a test's database, and their tokens. */
export interface People {
  readonly admin: Person
  /** A user whose one group has exactly these roles; `groups` names further ones by id. */
  userWith(roles: readonly string[], groups?: readonly number[]): Promise<Person>
  /** A group with exactly these roles, which are created if missing. */
  groupWith(roles: readonly string[]): Promise<number>
  roleId(name: string): Promise<number>
  /** The headers of a fresh sign-in, with a separate token. */
  headers(person: Person): Promise<Headers>
  /** The same with an expired token. */
  expired(person: Person): Promise<Headers>
}

let made = 0
/** A name that no other record of the run has. */
export function unique(stem: string): string {
  made++
  return `${stem}-${made}`
}

/** Creates the built-in roles, the first groups and the first administrator, like the first start. */
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

/** A token in the application's format, signed without its code. */
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
