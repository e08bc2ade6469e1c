import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment ContactRecord on Contact {
    id
    address
    phoneNumber
    mail
    mailServer
    port
    userName
    isDeleted
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const contactOperations: ResourceOperations = {
  inputs: { add: 'AddContact', update: 'UpdateContact' },
  table: graphql(`
    query ContactRecords($query: TableQuery) {
      table: contactTable(query: $query) {
        items {
          ...ContactRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneContactRecord($id: ID!) {
      record: contact(id: $id) {
        ...ContactRecord
      }
    }
  `),
  add: graphql(`
    mutation AddContactRecord($input: AddContact!) {
      record: addContact(input: $input) {
        ...ContactRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateContactRecord($id: ID!, $input: UpdateContact!) {
      record: updateContact(id: $id, input: $input) {
        ...ContactRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveContactRecord($id: ID!) {
      removed: removeContact(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreContactRecord($id: ID!) {
      record: restoreContact(id: $id) {
        ...ContactRecord
      }
    }
  `),
}
