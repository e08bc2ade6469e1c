import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { Category } from './category.entity.ts'

const shown = everybodyReads<Category>({ status: Status.ACTIVE }, 'category.manage')

export const categoryAccess: Access<Category> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('category.manage'),
  update: may('category.manage'),
  remove: may('category.manage'),
  restore: administratorsOnly,
}
