import { everybodyWhere } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { Status } from '../../core/primitives/status.ts'
import { defineContent } from '../../core/record-definition.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

export const blogTagRecord = defineContent({
  entity: BlogTag,
  one: 'blogTag',
  many: 'blogTags',
  title: 'blog tag',
  plural: 'blog tags',
  label: 'name',
  manage: 'blog.manage',
  read: everybodyWhere<BlogTag>({ status: Status.ACTIVE }),
  table: { search: ['name'], fields: ['name', 'status'] },
  rules: {
    async beforeRemove(tag, { em }) {
      const count = await em.count(BlogTagLink, { blogTag: tag, blog: { isDeleted: false } })
      if (count > 0) throw new ConflictError('IN_USE', { entity: 'blogTag', by: 'blog', count })
    },
  },
})
