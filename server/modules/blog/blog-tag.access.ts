import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { BlogTag } from './blog-tag.entity.ts'

const shown = everybodyReads<BlogTag>({ status: Status.ACTIVE }, 'blog.manage')

export const blogTagAccess: Access<BlogTag> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('blog.manage'),
  update: may('blog.manage'),
  remove: may('blog.manage'),
  restore: administratorsOnly,
}
