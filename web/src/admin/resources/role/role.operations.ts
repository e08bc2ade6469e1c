import { recordOperations } from '../../api/content-operations.ts'

export const roleOperations = recordOperations('role', { fields: ['name', 'concurrencyStamp'] })
