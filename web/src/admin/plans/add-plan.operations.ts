import { graphql } from '../../gql/gql.ts'

export const ADD_PLAN = graphql(`
  mutation AddPlan($input: AddPricePlan!) {
    plan: addPricePlan(input: $input) {
      id
    }
  }
`)
