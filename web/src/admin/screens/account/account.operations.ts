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

export const UPDATE_OWN_DETAILS = graphql(`
  mutation UpdateOwnDetails($id: ID!, $input: UpdateUser!) {
    updateUser(id: $id, input: $input) {
      id
    }
  }
`)
