import { graphql } from '../../gql/gql.ts'

/** What every page shows around its content. */
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
