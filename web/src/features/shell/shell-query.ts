import { graphql } from '../../gql/gql.ts'

/** The data of the layout of every page. */
export const SHELL = graphql(`
  query Shell {
    site {
      name
      phone
      address
      mapUrl
      deliveryUrl
      openingHours {
        opens
        closes
        days
      }
    }
    services {
      id
      name
    }
  }
`)
