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
      availiblity
      status
      categoryId
      version
      foodInformation {
        ingredients
        allergens
        allergenNote
        containsAlcohol
        containsPork
        diet
        portion {
          amount
          unit
          of
        }
        energyKcal
        energySource
        isAlcoholicDrink
      }
    }
  }
`)

export const SAVE_PRODUCTS = graphql(`
  mutation SaveProducts($lines: [ProductLine!]!, $clientKey: ID) {
    many: saveProducts(lines: $lines, clientKey: $clientKey) {
      count
      requestId
    }
  }
`)
