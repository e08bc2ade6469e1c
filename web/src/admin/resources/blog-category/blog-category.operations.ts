import { contentOperations } from '../../api/content-operations.ts'

export const blogCategoryOperations = contentOperations('blogCategory', {
  fields: ['name', 'blogCategories { blogId }'],
  read: ({ blogCategories, ...record }) => ({ ...record, entries: (blogCategories as object[]).length }),
})
