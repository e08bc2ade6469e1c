import { graphql } from '../../../gql/gql.ts'

graphql(`
  fragment BookedTable on Reservation {
    id
    version
    state
    at
    stayMinutes
    people
    name
    phone
    email
    note
    byPhone
    overbooked
  }
`)

export const TABLES_OF_DAY = graphql(`
  query TablesOfDay($date: String!) {
    reservations(date: $date) {
      ...BookedTable
    }
    site {
      reservations {
        slotMinutes
        stayMinutes
        noticeMinutes
        daysAhead
        lastArrivalMinutes
        seats
        closedWeekdays
      }
    }
  }
`)

export const ADD_TABLE = graphql(`
  mutation AddTable($input: AddReservation!) {
    addReservation(input: $input) {
      id
      overbooked
    }
  }
`)

export const UPDATE_TABLE = graphql(`
  mutation UpdateTable($id: ID!, $input: UpdateReservation!) {
    updateReservation(id: $id, input: $input) {
      id
      overbooked
    }
  }
`)

export const MARK_TABLE = graphql(`
  mutation MarkTable($id: ID!, $as: ReservationMark!) {
    markReservation(id: $id, as: $as) {
      id
    }
  }
`)
