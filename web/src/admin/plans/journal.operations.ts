import { graphql } from '../../gql/gql.ts'

export const PRICE_RECORDS = graphql(`
  query PriceRecords($productId: ID, $page: Int!, $pageSize: Int!) {
    priceRecords(productId: $productId, page: $page, pageSize: $pageSize) {
      items {
        id
        date
        product {
          id
          name
          isDeleted
        }
        serving
        before
        price
        percent
        planName
        userName
        userFullName
      }
      totalCount
    }
  }
`)

/** The days of the lowest price that a discount is compared with. */
export const LOWEST_DAYS = 10

export const LOWEST_PRICES = graphql(`
  query LowestPrices($days: Int!) {
    lowestPrices(days: $days) {
      product {
        id
      }
      serving
      price
      isWhole
    }
  }
`)
