import { graphql } from '../../gql/gql.ts'

/** The data of the layout of every page, and the settings of the home page: each navigation revalidates them. */
export const SHELL = graphql(`
  query Shell {
    site {
      name
      slogan
      heroText
      heroImageFilePaths
      shareImageFilePath
      phone
      address
      locality
      mapUrl
      directionsUrl
      directionsNote
      parking
      stepFree
      deliveryUrl
      whatsapp
      mail
      officialQrFilePath
      footerText
      socialLinks {
        network
        url
      }
      hiddenPages
      languages
      translation(language: TR) @include(if: true) {
        slogan
        heroText
        footerText
        directionsNote
        parking
      }
      logoFilePath
      logoAspect
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
          translation(language: TR) @include(if: true) {
            label
          }
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
      translation(language: TR) @include(if: true) {
        name
      }
    }
    abouts {
      id
    }
  }
`)
