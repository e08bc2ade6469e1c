import { graphql } from '../../../gql/gql.ts'

export const ALL_PRICES = graphql(`
  query AllPrices {
    categories {
      id
      name
    }
    products {
      id
      name
      price
      categoryId
      servings {
        label
        price
      }
    }
  }
`)

export const CHANGE_PRICES = graphql(`
  mutation ChangePrices($changes: [PriceChange!]!) {
    many: changePrices(changes: $changes) {
      count
    }
  }
`)
