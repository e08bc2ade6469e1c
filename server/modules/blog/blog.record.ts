import { administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { select } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { Blog } from './blog.entity.ts'
import { AddBlog, UpdateBlog } from './blog.input.ts'

const shown = everybodyReads<Blog>({ status: Status.ACTIVE }, 'blog.manage')

export const blogRecord = defineRecord({
  entity: Blog,
  one: 'blog',
  many: 'blogs',
  title: 'blog entry',
  plural: 'blog entries',
  label: 'name',
  inputs: { add: AddBlog, update: UpdateBlog },
  access: {
    getAll: shown,
    getById: shown,
    getTableAll: shown,
    seeDeleted: administratorsOnly,
    add: may('blog.manage'),
    update: may('blog.manage'),
    remove: may('blog.manage'),
    restore: administratorsOnly,
  },
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
