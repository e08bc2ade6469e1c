import { type Access, administratorsOnly, may } from '../../core/access.ts'
import type { User } from './user.entity.ts'

const manage = may('user.manage')

export const userAccess: Access<User> = {
  getAll: manage,
  getById: manage,
  getTableAll: manage,
  seeDeleted: administratorsOnly,
  add: manage,
  update: manage,
  remove: manage,
  restore: administratorsOnly,
}
