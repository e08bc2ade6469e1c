import { contentOperations } from '../../api/content-operations.ts'

export const pageTextOperations = contentOperations('pageText', { fields: ['key', 'title', 'body'] })
