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
      translation(language: TR) @include(if: true) {
        description
      }
    }
    categories {
      id
      name
      imageFilePath
      translation(language: TR) @include(if: true) {
        name
      }
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
      translation(language: TR) @include(if: true) {
        name
        description
        servingLabel
      }
    }
  }
`)

export type Home = ResultOf<typeof HOME>
