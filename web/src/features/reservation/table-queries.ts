import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

/** What pages tell of requests for tables. */
export const TABLE_RULES = graphql(`
  query TableRules {
    site {
      legalName
      reservations {
        slotMinutes
        noticeMinutes
        daysAhead
        lastArrivalMinutes
        largestParty
        closedWeekdays
        note
        keepDays
      }
      translation(language: TR) @include(if: true) {
        reservationNote
      }
    }
  }
`)

export type TableRules = ResultOf<typeof TABLE_RULES>['site']

export const GUEST_TABLE = graphql(`
  query GuestTable($code: ID!) {
    guestReservation(code: $code) {
      code
      state
      people
      at
      name
      note
      message
      answeredWithinMinutes
    }
  }
`)

export type GuestTable = ResultOf<typeof GUEST_TABLE>['guestReservation']
