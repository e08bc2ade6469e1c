import { graphql } from '../../gql/gql.ts'

/** The text that an owner has written for a page. */
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
