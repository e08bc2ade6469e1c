import { contentOperations } from '../../api/content-operations.ts'

export const contactOperations = contentOperations('contact', {
  fields: ['address', 'phoneNumber', 'mail', 'mailServer', 'port', 'userName'],
})
