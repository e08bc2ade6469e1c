import { graphql } from '../../../gql/gql.ts'

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
