import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../gql/gql.ts'

export const BEGIN_TABLE = graphql(`
  mutation BeginTable {
    beginReservation
  }
`)

export const TABLE_SLOTS = graphql(`
  query TableSlots($date: String!, $people: Int!, $code: ID) {
    reservationSlots(date: $date, people: $people, code: $code) {
      time
      at
      isFull
    }
  }
`)

export const REQUEST_TABLE = graphql(`
  mutation RequestTable($input: RequestReservation!) {
    requestReservation(input: $input) {
      code
      people
      at
    }
  }
`)

export const GIVE_TABLE_UP = graphql(`
  mutation GiveTableUp($code: ID!) {
    cancelReservation(code: $code) {
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

export const CHANGE_TABLE = graphql(`
  mutation ChangeTable($code: ID!, $people: Int!, $at: DateTimeISO!) {
    changeReservation(code: $code, people: $people, at: $at) {
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

export type Slot = ResultOf<typeof TABLE_SLOTS>['reservationSlots'][number]
export type StoredTable = ResultOf<typeof REQUEST_TABLE>['requestReservation']
export type TableInput = Omit<VariablesOf<typeof REQUEST_TABLE>['input'], 'token'>
