import { contentOperations } from '../../api/content-operations.ts'

export const openingExceptionOperations = contentOperations('openingException', {
  fields: ['label', 'fromDate', 'toDate', 'closed', 'periods { opens closes kind }', 'note'],
})
