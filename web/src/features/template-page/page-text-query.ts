import { graphql } from '../../gql/gql.ts'

export const PAGE_TEXT = graphql(`
  query TextOfPage($key: String!) {
    textOfPage(key: $key) {
      title
      html
      createdDate
      updatedDate
    }
  }
`)
