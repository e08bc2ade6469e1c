import { graphql } from '../../../gql/gql.ts'

export const END_USER_SESSIONS = graphql(`
  mutation EndUserSessions($userId: ID!) {
    endUserSessions(userId: $userId)
  }
`)

export const RESET_SECOND_FACTOR = graphql(`
  mutation ResetSecondFactor($userId: ID!, $currentPassword: String!) {
    resetSecondFactor(userId: $userId, currentPassword: $currentPassword) {
      id
    }
  }
`)

export const INVITE_USER = graphql(`
  mutation InviteUser($input: InviteUser!) {
    inviteUser(input: $input) {
      link
      expiresAt
    }
  }
`)

export const RENEW_INVITATION = graphql(`
  mutation RenewInvitation($userId: ID!, $currentPassword: String) {
    renewInvitation(userId: $userId, currentPassword: $currentPassword) {
      link
      expiresAt
    }
  }
`)

export const MAKE_PASSWORD_LINK = graphql(`
  mutation MakePasswordLink($userId: ID!, $currentPassword: String!) {
    makePasswordLink(userId: $userId, currentPassword: $currentPassword) {
      link
      expiresAt
    }
  }
`)
