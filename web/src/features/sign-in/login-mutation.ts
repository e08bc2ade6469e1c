import { graphql } from '../../gql/gql.ts'

export const LOGIN = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      id
      authToken
    }
  }
`)
