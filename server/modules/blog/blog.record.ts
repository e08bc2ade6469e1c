import { everybodyWhere } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { select } from '../../core/read/selection.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Blog } from './blog.entity.ts'
import { AddBlog, UpdateBlog } from './blog.input.ts'

export const blogRecord = defineRecord({
  entity: Blog,
  one: 'blog',
  many: 'blogs',
  title: 'blog entry',
  plural: 'blog entries',
  label: 'name',
  inputs: { add: AddBlog, update: UpdateBlog },
  manage: 'blog.manage',
  read: everybodyWhere<Blog>({ status: Status.ACTIVE }),
  sort: { createdDate: 'desc', id: 'desc' },
  sorted: 'the newest first',
  table: {
    search: ['name', 'description'],
    fields: ['name', 'description', 'image', 'status'],
    linked: { categoryId: ['blogCategories', 'blogCategory'] },
  },
  pictures: ['image'],
  links: { blogTags: 'tagIds', blogCategories: 'categoryId' },
  derived: { imageUrl: select('image'), thumbUrl: select('image') },
})
