import { graphql } from '../../../gql/gql.ts'

/** What every menu outside of the site is made of. */
export const WRITTEN_MENU = graphql(`
  fragment WrittenMenu on Query {
    categories {
      id
      name
      status
    }
    products {
      id
      name
      description
      price
      priceSince
      servingLabel
      servings {
        label
        price
        priceSince
      }
      status
      categoryId
      foodInformation {
        ...FoodAnswers
      }
    }
  }
`)

export const PRINT_MENU = graphql(`
  query PrintMenu {
    site {
      name
      address
      phone
      logoUrl(width: 480)
      logoAspect
      officialQrUrl(width: 480)
      imageUrl
      languages
    }
    ...WrittenMenu
    printedLists {
      kind
      printedAt
      changedPrices
      changedProducts
    }
    plannedPrints {
      kind
      printedAt
      validFrom
      changedPrices
      changedProducts
    }
  }
`)

export const MENU_TEXTS = graphql(`
  query MenuTexts($language: Language!) {
    categories {
      id
      translation(language: $language) {
        name
      }
    }
    products {
      id
      translation(language: $language) {
        name
        description
        servings
      }
    }
  }
`)

/** The prices of a moment ahead, as plans will have made them. */
export const PRINT_PRICES_AT = graphql(`
  query PrintPricesAt($at: DateTimeISO!) {
    products(at: $at) {
      id
      price
      priceSince
      servings {
        label
        price
        priceSince
      }
    }
  }
`)

export const RECORD_PRINT = graphql(`
  mutation RecordPrint($kind: PrintedKind!, $prices: [PrintedPrice!]!, $validFrom: DateTimeISO) {
    printed: recordPrint(kind: $kind, prices: $prices, validFrom: $validFrom) {
      kind
    }
  }
`)

export const GOOGLE_MENU = graphql(`
  query GoogleMenu {
    site {
      imageUrl
      languages
    }
    ...WrittenMenu
  }
`)
