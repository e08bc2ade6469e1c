import { recordOperations } from '../../api/content-operations.ts'

export const groupOperations = recordOperations('group', {
  asksOwnPassword: true,
  fields: [
    'name',
    'displayName',
    'description',
    'requiresSecondFactor',
    'concurrencyStamp',
    'roles { roleId role { id name } }',
    'users { userId user { id userName firstName lastName } }',
  ],
  read: (record) => ({
    ...record,
    roleIds: (record.roles as { roleId: string }[]).map(({ roleId }) => roleId),
  }),
})
