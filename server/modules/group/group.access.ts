import { type Access, administratorsOnly, may } from '../../core/access.ts'
import type { Group } from './group.entity.ts'

const manage = may('group.manage')

export const groupAccess: Access<Group> = {
  getAll: manage,
  getById: manage,
  getTableAll: manage,
  seeDeleted: administratorsOnly,
  add: manage,
  update: manage,
  remove: manage,
  restore: administratorsOnly,
}
