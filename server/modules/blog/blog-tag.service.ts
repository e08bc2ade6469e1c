import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { ConflictError } from '../../core/errors.ts'
import { blogTagAccess } from './blog-tag.access.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { AddBlogTag, UpdateBlogTag } from './blog-tag.input.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

export class BlogTagService extends ContentService<BlogTag, AddBlogTag, UpdateBlogTag> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: BlogTag,
        title: 'blog tag',
        inputs: { add: AddBlogTag, update: UpdateBlogTag },
        access: blogTagAccess,
        sort: { id: 'asc' },
        table: { search: ['name'], fields: ['name', 'status'] },
      },
      tools,
    )
  }

  protected values(_em: EntityManager, input: AddBlogTag | UpdateBlogTag): EntityData<BlogTag> {
    const { name, status } = input
    return { name, status: status ?? undefined }
  }

  protected override async beforeRemove(em: EntityManager, tag: BlogTag): Promise<void> {
    const blogs = await em.count(BlogTagLink, { blogTag: tag, blog: { isDeleted: false } })
    if (blogs > 0) throw new ConflictError('IN_USE', { entity: 'blogTag', by: 'blog', count: blogs })
  }
}
