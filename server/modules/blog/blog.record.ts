import { everybodyWhere } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { Blog, type BlogLinkIds, published } from './blog.entity.ts'
import { blogRules } from './blog.rules.ts'
import { blogCategoryLinks, blogTagLinks } from './blog-links.ts'

export const blogRecord = defineContent<Blog, 'image', BlogLinkIds>({
  entity: Blog,
  one: 'blog',
  many: 'blogs',
  title: 'blog entry',
  plural: 'blog entries',
  label: 'name',
  uploads: { image: { title: 'A picture', path: 'image' } },
  manage: 'blog.manage',
  read: everybodyWhere<Blog>(published),
  sort: { publishedDate: 'desc', id: 'desc' },
  sorted: 'the newest first',
  table: {
    search: ['name', 'description', 'summary'],
    fields: ['name', 'description', 'image', 'status', 'slug', 'publishAt', 'publishedDate'],
    linked: { categoryId: ['blogCategories', 'blogCategory'] },
  },
  image: 'image',
  links: [blogTagLinks, blogCategoryLinks],
  rules: blogRules,
  derived: {
    html: select('description'),
    excerpt: select('summary', 'description'),
  },
})
