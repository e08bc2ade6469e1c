import { graphql } from '../../../gql/gql.ts'

export const SETUP = graphql(`
  query Setup {
    site {
      version
      imageUrl
      logoUrl(width: 240)
      settings {
        name
        slogan
        heroText
        footerText
        drawing {
          scene
          cloth
          onTable
        }
        deliveryLinks {
          label
          url
        }
        phone
        whatsapp
        address
        pages {
          key
          mode
        }
        weekly {
          weekday
          opens
          closes
          kind
        }
      }
    }
    demoContent
  }
`)

export const UPDATE_SETUP = graphql(`
  mutation UpdateSetup($input: UpdateSite!) {
    updateSite(input: $input) {
      version
    }
  }
`)

export const REMOVE_DEMO = graphql(`
  mutation RemoveDemo {
    removeDemoContent {
      removed
      requestId
    }
  }
`)
