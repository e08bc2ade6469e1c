import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment AboutRecord on About {
    id
    description
    isDeleted
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const aboutOperations: ResourceOperations = {
  inputs: { add: 'AddAbout', update: 'UpdateAbout' },
  table: graphql(`
    query AboutRecords($query: TableQuery) {
      table: aboutTable(query: $query) {
        items {
          ...AboutRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneAboutRecord($id: ID!) {
      record: about(id: $id) {
        ...AboutRecord
      }
    }
  `),
  add: graphql(`
    mutation AddAboutRecord($input: AddAbout!) {
      record: addAbout(input: $input) {
        ...AboutRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateAboutRecord($id: ID!, $input: UpdateAbout!) {
      record: updateAbout(id: $id, input: $input) {
        ...AboutRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveAboutRecord($id: ID!) {
      removed: removeAbout(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreAboutRecord($id: ID!) {
      record: restoreAbout(id: $id) {
        ...AboutRecord
      }
    }
  `),
}
