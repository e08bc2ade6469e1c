import { holds } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import type { Readable } from '../../core/read/readable.ts'
import { select } from '../../core/read/selection.ts'
import { published } from './blog.entity.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

const live = { isDeleted: false }
const shown = { status: Status.ACTIVE, isDeleted: false }
const shownEntry = { ...published, isDeleted: false }

/** A link is visible only while both of its ends are: it must not reveal a hidden entry or tag. */
export const blogTagLinks: Readable<BlogTagLink> = {
  entity: BlogTagLink,
  reads: (caller) =>
    holds(caller, 'blog.manage') ? { blog: live, blogTag: live } : { blog: shownEntry, blogTag: shown },
  sort: { blog: 'asc', blogTag: 'asc' },
}

export const blogCategoryLinks: Readable<BlogCategoryLink> = {
  entity: BlogCategoryLink,
  reads: (caller) => ({ blog: holds(caller, 'blog.manage') ? live : shownEntry, blogCategory: live }),
  sort: { blog: 'asc', blogCategory: 'asc' },
  derived: { name: select('blogCategory.name') },
}
