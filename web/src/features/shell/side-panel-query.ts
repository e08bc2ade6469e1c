import { graphql } from '../../gql/gql.ts'

export const SIDE_PANEL = graphql(`
  query SidePanel {
    abouts {
      id
      description
    }
  }
`)
