import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment CategoryRecord on Category {
    id
    name
    description
    order
    status
    isDeleted
    imageUrl
    thumbUrl
    iconUrl
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const categoryOperations: ResourceOperations = {
  inputs: { add: 'AddCategory', update: 'UpdateCategory' },
  table: graphql(`
    query CategoryRecords($query: TableQuery) {
      table: categoryTable(query: $query) {
        items {
          ...CategoryRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneCategoryRecord($id: ID!) {
      record: category(id: $id) {
        ...CategoryRecord
      }
    }
  `),
  add: graphql(`
    mutation AddCategoryRecord($input: AddCategory!) {
      record: addCategory(input: $input) {
        ...CategoryRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateCategoryRecord($id: ID!, $input: UpdateCategory!) {
      record: updateCategory(id: $id, input: $input) {
        ...CategoryRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveCategoryRecord($id: ID!) {
      removed: removeCategory(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreCategoryRecord($id: ID!) {
      record: restoreCategory(id: $id) {
        ...CategoryRecord
      }
    }
  `),
}
