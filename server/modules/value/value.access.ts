import { type Access, administratorsOnly, anyone, signedIn } from '../../core/access.ts'
import type { ValueItem } from './value.entity.ts'

export const valueAccess: Access<ValueItem> = {
  getAll: anyone,
  getById: anyone,
  getTableAll: anyone,
  seeDeleted: administratorsOnly,
  add: signedIn,
  update: signedIn,
  remove: signedIn,
  restore: administratorsOnly,
}
