import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

/** How guests order, and who sells it. */
export const ORDERING = graphql(`
  query Ordering {
    site {
      ordering {
        ways
        minimum
        deliveryFee
        leadMinutes
        note
      }
      legalName
      tradeNumber
      kepAddress
      deliveryLinks {
        label
        url
      }
    }
  }
`)

export type OrderSite = ResultOf<typeof ORDERING>['site']
export type Ordering = NonNullable<OrderSite['ordering']>
