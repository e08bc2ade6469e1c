import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

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
    }
  }
`)

export type GuestTable = ResultOf<typeof GUEST_TABLE>['guestReservation']
