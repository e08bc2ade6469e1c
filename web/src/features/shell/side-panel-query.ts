import { graphql } from '../../gql/gql.ts'

/** What the side panel tells of the house. */
export const SIDE_PANEL = graphql(`
  query SidePanel {
    abouts {
      id
      description
    }
  }
`)
