import { type Access, administratorsOnly, anyone, may } from '../../core/access.ts'
import type { About } from './about.entity.ts'

export const aboutAccess: Access<About> = {
  getAll: anyone,
  getById: anyone,
  getTableAll: anyone,
  seeDeleted: administratorsOnly,
  add: may('about.manage'),
  update: may('about.manage'),
  remove: may('about.manage'),
  restore: administratorsOnly,
}
