import { graphql } from '../../../gql/gql.ts'

export const MY_SECURITY = graphql(`
  query MySecurity {
    mySecurity {
      hasTotp
      passkeys {
        id
        name
        createdAt
        lastUsedAt
        isUsable
      }
      recoveryCodesLeft
    }
    recoveryCodeMadeAt
    signInOptions {
      passkeys
    }
    site {
      name
    }
  }
`)

export const BEGIN_TOTP = graphql(`
  mutation BeginTotp($currentPassword: String!) {
    beginTotp(currentPassword: $currentPassword) {
      secret
      uri
    }
  }
`)

export const CONFIRM_TOTP = graphql(`
  mutation ConfirmTotp($code: String!) {
    confirmTotp(code: $code) {
      codes
    }
  }
`)

export const REMOVE_TOTP = graphql(`
  mutation RemoveTotp($currentPassword: String!) {
    removeTotp(currentPassword: $currentPassword)
  }
`)

export const RENEW_RECOVERY_CODES = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String!) {
    renewRecoveryCodes(currentPassword: $currentPassword) {
      codes
    }
  }
`)

export const BEGIN_PASSKEY = graphql(`
  mutation BeginPasskey($currentPassword: String!) {
    beginPasskey(currentPassword: $currentPassword) {
      challengeId
      options
    }
  }
`)

export const ADD_PASSKEY = graphql(`
  mutation AddPasskey($challengeId: ID!, $response: JSONObject!, $name: String!) {
    addPasskey(challengeId: $challengeId, response: $response, name: $name) {
      codes
    }
  }
`)

export const REMOVE_PASSKEY = graphql(`
  mutation RemovePasskey($id: ID!, $currentPassword: String!) {
    removePasskey(id: $id, currentPassword: $currentPassword)
  }
`)

export const SESSIONS = graphql(`
  query OwnSessions {
    sessions {
      id
      createdAt
      lastUsedAt
      device
      place
      method
      isCurrent
    }
  }
`)

export const END_SESSION = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`)
