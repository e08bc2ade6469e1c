import type { GroupRecord } from '../../users/group-record.ts'
import type { NamedRole } from '../../users/role-choices.ts'

/** What both forms of the screen show. */
export interface Matrix {
  readonly roles: readonly NamedRole[]
  readonly groups: readonly GroupRecord[]
  /** Whether whoever is signed in may give a role to a group, or take it. */
  mayChange(group: GroupRecord, role: NamedRole): boolean
  change(group: GroupRecord, role: NamedRole, holds: boolean): void
}
