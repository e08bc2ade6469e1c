import { graphql } from '../../gql/gql.ts'

export const ABOUT = graphql(`
  query About {
    abouts {
      id
      description
    }
  }
`)
