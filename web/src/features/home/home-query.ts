import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

export const HOME = graphql(`
  query Home {
    site {
      drawingPath
    }
    abouts {
      id
      description
    }
    categories {
      id
      name
      imageFilePath
    }
    products(listedOnly: true) {
      id
      name
      description
      price
      servingLabel
      availiblity
      categoryId
      productImages {
        filePath
      }
      foodInformation {
        isAlcoholicDrink
      }
    }
  }
`)

export type Home = ResultOf<typeof HOME>
