import { graphql } from '../../../gql/gql.ts'

export const OWN_ACCESS = graphql(`
  query OwnAccess {
    me {
      emailConfirmed
    }
    signInOptions {
      passwordLinks
    }
  }
`)

export const REQUEST_EMAIL_CONFIRMATION = graphql(`
  mutation RequestEmailConfirmation {
    requestEmailConfirmation
  }
`)

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
