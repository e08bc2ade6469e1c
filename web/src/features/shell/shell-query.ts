import { graphql } from '../../gql/gql.ts'

/** The data of the layout of every page. */
export const SHELL = graphql(`
  query Shell {
    site {
      name
      phone
      address
      locality
      mapUrl
      directionsUrl
      deliveryUrl
      whatsapp
      mail
      footerText
      socialLinks {
        network
        url
      }
      hiddenPages
      logoFilePath
      pages {
        key
        mode
      }
      hours {
        timeZone
        weekly {
          weekday
          opens
          closes
          kind
        }
        exceptions {
          fromDate
          toDate
          label
          closed
          periods {
            opens
            closes
            kind
          }
        }
      }
    }
    services {
      id
      name
    }
    abouts {
      id
    }
  }
`)
