import { graphql } from '../../gql/gql.ts'

export const SERVICES = graphql(`
  query Services {
    services {
      id
      name
      description
      smallIcon
      iconUrl
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
    }
  }
`)
