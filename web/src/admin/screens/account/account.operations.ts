import { graphql } from '../../../gql/gql.ts'

export const CHANGE_PASSWORD = graphql(`
  mutation ChangeOwnPassword($current: String!, $new: String!) {
    changePassword(current: $current, new: $new)
  }
`)

export const END_OTHER_SESSIONS = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`)
