import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment ProductImageRecord on ProductImage {
    id
    index
    fileName
    productId
    imageUrl
    thumbUrl
    isDeleted
    version
  }
`)

/** Pictures of products; a separate call adds several at once to a product. */
export const productImageOperations: ResourceOperations = {
  inputs: { update: 'UpdateProductImage' },
  table: graphql(`
    query ProductImageRecords($query: TableQuery) {
      table: productImageTable(query: $query) {
        items {
          ...ProductImageRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneProductImageRecord($id: ID!) {
      record: productImage(id: $id) {
        ...ProductImageRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateProductImageRecord($id: ID!, $input: UpdateProductImage!, $clientKey: ID) {
      record: updateProductImage(id: $id, input: $input, clientKey: $clientKey) {
        ...ProductImageRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveProductImageRecord($id: ID!) {
      removed: removeProductImage(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreProductImageRecord($id: ID!) {
      record: restoreProductImage(id: $id) {
        ...ProductImageRecord
      }
    }
  `),
}

export const ORDER_OF_IMAGES = graphql(`
  query OrderOfImages($productId: ID!) {
    productImages(productId: $productId) {
      id
    }
  }
`)

export const MOVE_PRODUCT_IMAGE = graphql(`
  mutation MoveProductImage($id: ID!, $index: Int!) {
    updateProductImage(id: $id, input: { index: $index }) {
      id
    }
  }
`)

export const ADD_PRODUCT_IMAGES = graphql(`
  mutation AddProductImages($productId: ID!, $images: [Upload!]!, $clientKey: ID) {
    images: addProductImages(productId: $productId, images: $images, clientKey: $clientKey) {
      id
    }
  }
`)
