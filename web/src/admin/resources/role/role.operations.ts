import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment RoleRecord on Role {
    id
    name
    concurrencyStamp
  }
`)

export const roleOperations: ResourceOperations = {
  inputs: { add: 'AddRole', update: 'UpdateRole' },
  table: graphql(`
    query RoleRecords($query: TableQuery) {
      table: roleTable(query: $query) {
        items {
          ...RoleRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneRoleRecord($id: ID!) {
      record: role(id: $id) {
        ...RoleRecord
      }
    }
  `),
  add: graphql(`
    mutation AddRoleRecord($input: AddRole!, $clientKey: ID) {
      record: addRole(input: $input, clientKey: $clientKey) {
        ...RoleRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateRoleRecord($id: ID!, $input: UpdateRole!, $clientKey: ID) {
      record: updateRole(id: $id, input: $input, clientKey: $clientKey) {
        ...RoleRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveRoleRecord($id: ID!) {
      removed: removeRole(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreRoleRecord($id: ID!) {
      record: restoreRole(id: $id) {
        ...RoleRecord
      }
    }
  `),
}
