import { graphql } from '../../../gql/gql.ts'

export const WHOLE_MENU = graphql(`
  query WholeMenu {
    categories {
      id
      name
    }
    products {
      id
      name
      description
      price
      servingLabel
      servings {
        label
        price
      }
      availiblity
      status
      categoryId
      order
      version
      foodInformation {
        ...FoodAnswers
      }
    }
  }
`)

export const SAVE_PRODUCTS = graphql(`
  mutation SaveProducts($lines: [ProductLine!]!, $addCategories: Boolean!) {
    many: saveProducts(lines: $lines, refuseExisting: true, addCategories: $addCategories) {
      count
    }
  }
`)
