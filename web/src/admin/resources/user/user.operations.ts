import { graphql } from '../../../gql/gql.ts'
import { recordOperations } from '../../api/content-operations.ts'

export const ERASE_USER = graphql(`
  mutation EraseUser($id: ID!) {
    eraseUser(id: $id)
  }
`)

export const userOperations = recordOperations('user', {
  asksOwnPassword: true,
  fields: [
    'userName',
    'email',
    'firstName',
    'lastName',
    'phoneNumber',
    'avatar',
    'mood',
    'chatStatus',
    'emailConfirmed',
    'phoneNumberConfirmed',
    'twoFactorEnabled',
    'lockoutEnabled',
    'lockoutEnd',
    'erasedAt',
    'status',
    'concurrencyStamp',
    'isInvited',
    'groups { groupId group { id name displayName } }',
  ],
  read: (record) => ({
    ...record,
    groupIds: (record.groups as { groupId: string }[]).map(({ groupId }) => groupId),
  }),
})
