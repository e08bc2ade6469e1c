import { everybodyReads } from '../../core/access.ts'
import type { Readable } from '../../core/reader.ts'
import { select } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

/** A link shows only while both of its ends do: it must not give away an entry or a tag that is hidden. */
export const blogTagLinks: Readable<BlogTagLink> = {
  entity: BlogTagLink,
  reads: everybodyReads<BlogTagLink>(
    {
      blog: { status: Status.ACTIVE, isDeleted: false },
      blogTag: { status: Status.ACTIVE, isDeleted: false },
    },
    'blog.manage',
  ),
  sort: { blog: 'asc', blogTag: 'asc' },
}

export const blogCategoryLinks: Readable<BlogCategoryLink> = {
  entity: BlogCategoryLink,
  reads: everybodyReads<BlogCategoryLink>(
    { blog: { status: Status.ACTIVE, isDeleted: false }, blogCategory: { isDeleted: false } },
    'blog.manage',
  ),
  sort: { blog: 'asc', blogCategory: 'asc' },
  derived: { name: select('blogCategory.name') },
}
