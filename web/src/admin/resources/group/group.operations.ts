import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment GroupRecord on Group {
    id
    name
    displayName
    description
    concurrencyStamp
    roles {
      roleId
      role {
        id
        name
      }
    }
    users {
      userId
      user {
        id
        userName
      }
    }
  }
`)

export const groupOperations: ResourceOperations = {
  inputs: { add: 'AddGroup', update: 'UpdateGroup' },
  read: (record) => ({
    ...record,
    roleIds: (record.roles as { roleId: string }[]).map(({ roleId }) => roleId),
  }),
  table: graphql(`
    query GroupRecords($query: TableQuery) {
      table: groupTable(query: $query) {
        items {
          ...GroupRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneGroupRecord($id: ID!) {
      record: group(id: $id) {
        ...GroupRecord
      }
    }
  `),
  add: graphql(`
    mutation AddGroupRecord($input: AddGroup!, $clientKey: ID) {
      record: addGroup(input: $input, clientKey: $clientKey) {
        ...GroupRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateGroupRecord($id: ID!, $input: UpdateGroup!, $clientKey: ID) {
      record: updateGroup(id: $id, input: $input, clientKey: $clientKey) {
        ...GroupRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveGroupRecord($id: ID!) {
      removed: removeGroup(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreGroupRecord($id: ID!) {
      record: restoreGroup(id: $id) {
        ...GroupRecord
      }
    }
  `),
}
