import { graphql } from '../../gql/gql.ts'

export const HOME = graphql(`
  query Home {
    site {
      slogan
      heroText
      heroImageFilePaths
      shareImageFilePath
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
