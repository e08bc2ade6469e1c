import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment UserRecord on User {
    id
    userName
    email
    firstName
    lastName
    phoneNumber
    avatar
    mood
    chatStatus
    emailConfirmed
    phoneNumberConfirmed
    twoFactorEnabled
    lockoutEnabled
    lockoutEnd
    erasedAt
    status
    concurrencyStamp
    groups {
      groupId
      group {
        id
        name
        displayName
      }
    }
  }
`)

export const ERASE_USER = graphql(`
  mutation EraseUser($id: ID!) {
    eraseUser(id: $id)
  }
`)

export const userOperations: ResourceOperations = {
  inputs: { add: 'AddUser', update: 'UpdateUser' },
  read: (record) => ({
    ...record,
    groupIds: (record.groups as { groupId: string }[]).map(({ groupId }) => groupId),
  }),
  table: graphql(`
    query UserRecords($query: TableQuery) {
      table: userTable(query: $query) {
        items {
          ...UserRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneUserRecord($id: ID!) {
      record: user(id: $id) {
        ...UserRecord
      }
    }
  `),
  add: graphql(`
    mutation AddUserRecord($input: AddUser!, $clientKey: ID) {
      record: addUser(input: $input, clientKey: $clientKey) {
        ...UserRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateUserRecord($id: ID!, $input: UpdateUser!, $clientKey: ID) {
      record: updateUser(id: $id, input: $input, clientKey: $clientKey) {
        ...UserRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveUserRecord($id: ID!) {
      removed: removeUser(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreUserRecord($id: ID!) {
      record: restoreUser(id: $id) {
        ...UserRecord
      }
    }
  `),
}
