import { graphql } from '../../../gql/gql.ts'
import { manyOperations } from '../../api/many-operations.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment ProductRecord on Product {
    id
    name
    description
    price
    availiblity
    status
    categoryId
    category {
      id
      name
    }
    productImages {
      id
      thumbUrl
    }
    isDeleted
    createdDate
    updatedDate
    version
  }
`)

export const productOperations: ResourceOperations = {
  inputs: { add: 'AddProduct', update: 'UpdateProduct' },
  ...manyOperations('product'),
  table: graphql(`
    query ProductRecords($query: TableQuery) {
      table: productTable(query: $query) {
        items {
          ...ProductRecord
          foodInformation {
            ...FoodAnswers
          }
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneProductRecord($id: ID!) {
      record: product(id: $id) {
        ...ProductRecord
      }
    }
  `),
  add: graphql(`
    mutation AddProductRecord($input: AddProduct!, $clientKey: ID) {
      record: addProduct(input: $input, clientKey: $clientKey) {
        ...ProductRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateProductRecord($id: ID!, $input: UpdateProduct!, $clientKey: ID) {
      record: updateProduct(id: $id, input: $input, clientKey: $clientKey) {
        ...ProductRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveProductRecord($id: ID!) {
      removed: removeProduct(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreProductRecord($id: ID!) {
      record: restoreProduct(id: $id) {
        ...ProductRecord
      }
    }
  `),
}
