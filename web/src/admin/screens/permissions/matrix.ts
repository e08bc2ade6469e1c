import type { GroupRecord } from '../../users/group-record.ts'
import type { NamedRole } from '../../users/role-choices.ts'

/** Opacity of a box whose change has no reply yet. */
export const WAITING = 0.5

/** The data of both layouts of the screen. */
export interface Matrix {
  readonly roles: readonly NamedRole[]
  readonly groups: readonly GroupRecord[]
  /** Whether the signed-in user may add a role to a group, or remove it. */
  mayChange(group: GroupRecord, role: NamedRole): boolean
  /** Whether a group may do what a role allows, by the role or by another one, or will by a change without a reply. */
  holds(group: GroupRecord, role: NamedRole): boolean
  /** Whether a change has no reply yet. */
  isWaiting(group: GroupRecord, role: NamedRole): boolean
  change(group: GroupRecord, role: NamedRole, holds: boolean): void
}
