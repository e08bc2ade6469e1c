import { graphql } from '../../gql/gql.ts'

export const CATEGORIES = graphql(`
  query Categories {
    categories {
      id
      name
      description
      imageFilePath
      iconFilePath
      translation(language: TR) @include(if: true) {
        name
        description
      }
    }
  }
`)
