import { graphql } from '../../gql/gql.ts'

export const HOME = graphql(`
  query Home {
    site {
      slogan
      heroText
      heroImageFilePaths
      shareImageFilePath
      locality
      region
      postalCode
      latitude
      longitude
      priceRange
      acceptsReservations
      foundedYear
      registrationNumber
    }
    abouts {
      id
      description
    }
    categories {
      id
      name
      imageFilePath
    }
  }
`)
