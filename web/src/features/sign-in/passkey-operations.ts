import { graphql } from '../../gql/gql.ts'

export const BEGIN_PASSKEY_LOGIN = graphql(`
  mutation BeginPasskeyLogin {
    beginPasskeyLogin {
      challengeId
      options
    }
  }
`)

export const PASSKEY_LOGIN = graphql(`
  mutation PasskeyLogin($challengeId: ID!, $response: JSONObject!) {
    passkeyLogin(challengeId: $challengeId, response: $response) {
      authToken
      mustChangePassword
    }
  }
`)
