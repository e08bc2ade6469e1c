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
    message
    language
    byPhone
    overbooked
    answeredAt
    createdDate
    changedAt
    askedFirst {
      people
      at
    }
  }
`)

export const TABLES_OF_DAY = graphql(`
  query TablesOfDay($date: String!) {
    reservations(date: $date) {
      ...BookedTable
    }
    site {
      name
      reservations {
        slotMinutes
        stayMinutes
        noticeMinutes
        daysAhead
        lastArrivalMinutes
        seats
        closedWeekdays
        answers
      }
      pages {
        key
        mode
      }
    }
    reservationDays {
      date
      closedFrom
    }
  }
`)

export const SET_DAY = graphql(`
  mutation SetDay($date: String!, $open: Boolean!, $from: DateTimeISO) {
    setReservationDay(date: $date, open: $open, from: $from) {
      date
      isOpen
      closedFrom
    }
  }
`)

export const WITHDRAWABLE_TABLES = graphql(`
  query WithdrawableTables {
    reservations(withdrawable: true) {
      ...BookedTable
      withdrawableSeconds
    }
  }
`)

export const TAKES_REQUESTS = graphql(`
  query TakesRequests {
    site {
      version
      pages {
        key
        mode
      }
      reservations {
        seats
      }
    }
    pageTexts {
      id
      key
    }
  }
`)

export const SWITCH_REQUESTS = graphql(`
  mutation SwitchRequests($input: UpdateSite!) {
    updateSite(input: $input) {
      version
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

export const TABLE = graphql(`
  query BookedTable($id: FilterValue!) {
    reservationTable(query: { filters: [{ field: "id", value: $id }] }) {
      items {
        ...BookedTable
      }
    }
  }
`)

export const ANSWER_TABLE = graphql(`
  mutation AnswerTable($id: ID!, $answer: ReservationAnswer!, $message: String, $version: Int!) {
    answerReservation(id: $id, answer: $answer, message: $message, version: $version) {
      ...BookedTable
    }
  }
`)

export const WITHDRAW_ANSWER = graphql(`
  mutation WithdrawAnswer($id: ID!, $version: Int!) {
    withdrawAnswer(id: $id, version: $version) {
      ...BookedTable
    }
  }
`)

export const TABLES_ALIKE = graphql(`
  query TablesAlike {
    reservationsAlike
  }
`)

export const DECLINE_ALIKE = graphql(`
  mutation DeclineAlike($id: ID!) {
    declineReservationsAlike(id: $id)
  }
`)
