import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

/** What pages tell of requests for tables. */
export const TABLE_RULES = graphql(`
  query TableRules {
    site {
      legalName
      reservations {
        largestParty
        daysAhead
        note
        keepDays
      }
    }
  }
`)

export type TableRules = ResultOf<typeof TABLE_RULES>['site']
