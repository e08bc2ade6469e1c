import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

export const MENU = graphql(`
  query Menu {
    categories {
      id
      name
      description
      imageFilePath
    }
    products(listedOnly: true) {
      id
      name
      description
      price
      availiblity
      categoryId
      productImages {
        filePath
      }
      foodInformation {
        ...FoodAnswers
      }
    }
  }
`)

export type Menu = ResultOf<typeof MENU>
export type Dish = Menu['products'][number]
export type MenuCategory = Menu['categories'][number]
