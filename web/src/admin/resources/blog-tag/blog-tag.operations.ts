import { contentOperations } from '../../api/content-operations.ts'

export const blogTagOperations = contentOperations('blogTag', {
  fields: ['name', 'status', 'blogTags { blogId }'],
  read: ({ blogTags, ...record }) => ({ ...record, entries: (blogTags as object[]).length }),
})
