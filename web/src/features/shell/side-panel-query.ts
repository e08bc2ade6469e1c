import { graphql } from '../../gql/gql.ts'

/** The data of the side panel. */
export const SIDE_PANEL = graphql(`
  query SidePanel {
    abouts {
      id
      description
    }
  }
`)
