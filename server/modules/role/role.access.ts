import { type Access, administratorsOnly, may } from '../../core/access.ts'
import type { Role } from './role.entity.ts'

const manage = may('role.manage')

export const roleAccess: Access<Role> = {
  getAll: manage,
  getById: manage,
  getTableAll: manage,
  seeDeleted: administratorsOnly,
  add: manage,
  update: manage,
  remove: manage,
  restore: administratorsOnly,
}
