import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { Blog } from './blog.entity.ts'

const shown = everybodyReads<Blog>({ status: Status.ACTIVE }, 'blog.manage')

export const blogAccess: Access<Blog> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('blog.manage'),
  update: may('blog.manage'),
  remove: may('blog.manage'),
  restore: administratorsOnly,
}
