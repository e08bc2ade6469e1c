import type { GroupRecord } from '../../users/group-record.ts'
import type { NamedRole } from '../../users/role-choices.ts'

/** The data of both layouts of the screen. */
export interface Matrix {
  readonly roles: readonly NamedRole[]
  readonly groups: readonly GroupRecord[]
  /** Whether the signed-in user may add a role to a group, or remove it. */
  mayChange(group: GroupRecord, role: NamedRole): boolean
  change(group: GroupRecord, role: NamedRole, holds: boolean): void
}
