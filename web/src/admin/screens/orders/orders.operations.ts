import { graphql } from '../../../gql/gql.ts'

export const TAKES_ORDERS = graphql(`
  query TakesOrders {
    site {
      version
      address
      imageUrl
      hours {
        timeZone
      }
      settings {
        pages {
          key
          mode
        }
        ordering {
          ways
          deliveryFee
        }
        whatsapp
        legalName
        tradeNumber
      }
    }
    categories {
      id
      status
    }
    products {
      name
      price
      status
      availiblity
      categoryId
      foodInformation {
        isAlcoholicDrink
      }
    }
    pageTexts {
      id
      key
    }
  }
`)

export const SWITCH_ORDERS = graphql(`
  mutation SwitchOrders($input: UpdateSite!) {
    updateSite(input: $input) {
      version
    }
  }
`)
