import { graphql } from '../../../gql/gql.ts'

graphql(`
  fragment StoredException on OpeningException {
    id
    version
    label
    fromDate
    toDate
    closed
    periods {
      opens
      closes
      kind
    }
    note
  }
`)

export const HOURS = graphql(`
  query HoursOfTheSite {
    site {
      version
      hours {
        timeZone
        weekly {
          weekday
          opens
          closes
          kind
        }
      }
    }
    openingExceptions {
      ...StoredException
    }
  }
`)

export const SET_WEEK = graphql(`
  mutation SetWeek($periods: [OpeningPeriodInput!]!, $version: Int) {
    setOpeningHours(periods: $periods, version: $version) {
      timeZone
    }
  }
`)

export const ADD_EXCEPTION = graphql(`
  mutation AddException($input: AddOpeningException!) {
    addOpeningException(input: $input) {
      id
    }
  }
`)

export const UPDATE_EXCEPTION = graphql(`
  mutation UpdateException($id: ID!, $input: UpdateOpeningException!) {
    updateOpeningException(id: $id, input: $input) {
      id
    }
  }
`)
