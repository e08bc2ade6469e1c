import { contentOperations } from '../../api/content-operations.ts'

export const categoryOperations = contentOperations('category', {
  fields: ['name', 'description', 'order', 'status', 'imageUrl', 'thumbUrl', 'iconUrl'],
})
