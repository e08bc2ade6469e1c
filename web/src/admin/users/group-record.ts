import type { RaRecord } from 'ra-core'
import { calledName, type Named } from './user-record.ts'

export interface GroupRecord extends RaRecord {
  readonly id: string
  readonly name: string
  readonly displayName: string | null
  readonly description: string | null
  readonly concurrencyStamp: string
  readonly roleIds: readonly string[]
  readonly roles: readonly { readonly role: { readonly id: string; readonly name: string } }[]
  readonly users: readonly { readonly user: Named & { readonly id: string } }[]
}

export const roleNames = ({ roles }: Pick<GroupRecord, 'roles'>): string[] =>
  roles.map(({ role }) => role.name)

export const memberNames = ({ users }: Pick<GroupRecord, 'users'>): string[] =>
  users.map(({ user }) => calledName(user))
