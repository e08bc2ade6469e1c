import { graphql } from '../../gql/gql.ts'

/** The owner's text of a page. */
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
