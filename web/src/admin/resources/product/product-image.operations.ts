import { graphql } from '../../../gql/gql.ts'
import { contentOperations } from '../../api/content-operations.ts'

/** Pictures of products; a separate call adds several at once to a product. */
export const productImageOperations = contentOperations('productImage', {
  fields: ['index', 'fileName', 'productId', 'imageUrl', 'thumbUrl'],
})

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

export const REMOVE_PRODUCT_IMAGE = graphql(`
  mutation RemoveProductImage($id: ID!) {
    removeProductImages(ids: [$id]) {
      count
    }
  }
`)

export const ADD_PRODUCT_IMAGES = graphql(`
  mutation AddProductImages($productId: ID!, $images: [Upload!]!) {
    images: addProductImages(productId: $productId, images: $images) {
      id
    }
  }
`)
