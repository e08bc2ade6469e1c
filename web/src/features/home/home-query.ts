import { graphql } from '../../gql/gql.ts'

export const HOME = graphql(`
  query Home {
    abouts {
      id
      description
    }
    categories {
      id
      name
      imageFilePath
    }
  }
`)
