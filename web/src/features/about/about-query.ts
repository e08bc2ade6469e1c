import { graphql } from '../../gql/gql.ts'

export const ABOUT = graphql(`
  query About {
    abouts {
      id
      description
      translation(language: TR) @include(if: true) {
        description
      }
    }
  }
`)
