import { graphql } from '../../gql/gql.ts'

export const SIGN_IN_OPTIONS = graphql(`
  query SignInOptions {
    signInOptions {
      passwordLinks
      passkeys
    }
  }
`)

export const REQUEST_PASSWORD_LINK = graphql(`
  mutation RequestPasswordLink($email: String!) {
    requestPasswordLink(email: $email)
  }
`)

export const SET_PASSWORD_BY_RECOVERY_CODE = graphql(`
  mutation SetPasswordByRecoveryCode($email: String!, $code: String!, $password: String!) {
    setPasswordByRecoveryCode(email: $email, code: $code, password: $password)
  }
`)

export const PASSWORD_LINK = graphql(`
  query PasswordLink($token: String!) {
    passwordLink(token: $token) {
      kind
      userName
      expiresAt
    }
  }
`)

export const SET_PASSWORD_BY_LINK = graphql(`
  mutation SetPasswordByLink($token: String!, $password: String!) {
    setPasswordByLink(token: $token, password: $password)
  }
`)

export const CONFIRM_EMAIL = graphql(`
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token)
  }
`)
