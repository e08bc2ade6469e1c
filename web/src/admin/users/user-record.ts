import type { RaRecord } from 'ra-core'

export interface UserRecord extends RaRecord {
  readonly id: string
  readonly userName: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly status: 'ACTIVE' | 'PASSIVE'
  readonly lockoutEnd: string | null
  readonly erasedAt: string | null
  /** Whether the user has no password yet. */
  readonly isInvited: boolean
  readonly twoFactorEnabled: boolean
  readonly groupIds: readonly string[]
  readonly groups: readonly {
    readonly group: { readonly id: string; readonly name: string; readonly displayName: string | null }
  }[]
}

export type Named = Pick<UserRecord, 'firstName' | 'lastName' | 'userName'>

export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ')

export const calledName = (user: Named): string => fullName(user) || user.userName

/** The end of a lock after failed sign-ins; null if the user is not locked. */
export function lockedUntil({ lockoutEnd }: Pick<UserRecord, 'lockoutEnd'>, now: Date): Date | null {
  const end = lockoutEnd ? new Date(lockoutEnd) : null
  return end && end > now ? end : null
}
