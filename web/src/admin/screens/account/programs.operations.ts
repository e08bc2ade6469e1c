import { graphql } from '../../../gql/gql.ts'

export const API_TOKENS = graphql(`
  query ApiTokens {
    apiTokens {
      id
      name
      roles
      expiresAt
      lastUsedAt
    }
  }
`)

export const ADD_API_TOKEN = graphql(`
  mutation AddApiToken($input: AddApiToken!) {
    addApiToken(input: $input) {
      apiToken {
        id
      }
      token
    }
  }
`)

export const REMOVE_API_TOKEN = graphql(`
  mutation RemoveApiToken($id: ID!) {
    removeApiToken(id: $id)
  }
`)
