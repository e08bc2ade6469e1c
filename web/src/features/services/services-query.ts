import { graphql } from '../../gql/gql.ts'

export const SERVICES = graphql(`
  query Services {
    services {
      id
      name
      description
      smallIcon
      iconUrl
      translation(language: TR) @include(if: true) {
        name
        description
      }
    }
  }
`)

/** Without the icons themselves, which would double the page: it shows them below its text, and asks for them then. */
export const CAROUSEL_SERVICES = graphql(`
  query CarouselServices {
    services {
      id
      name
      description
      iconUrl
      translation(language: TR) @include(if: true) {
        name
        description
      }
    }
  }
`)

export const SERVICE = graphql(`
  query Service($id: ID!) {
    service(id: $id) {
      id
      name
      description
      imageUrl
      translation(language: TR) @include(if: true) {
        name
        description
      }
    }
  }
`)
