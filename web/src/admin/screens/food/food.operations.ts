import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../../gql/gql.ts'

export const FOOD_WORK = graphql(`
  query FoodWork {
    products {
      id
      name
      description
      version
      category {
        name
      }
      productImages {
        thumbUrl
      }
      foodInformation {
        ...FoodAnswers
        reviewedAt
        isComplete
      }
    }
  }
`)

export const ANSWER_FOOD = graphql(`
  mutation AnswerFood($id: ID!, $input: UpdateFoodInformation!) {
    updateFoodInformation(productId: $id, input: $input) {
      id
    }
  }
`)

export type WorkDish = ResultOf<typeof FOOD_WORK>['products'][number]
export type WorkFood = WorkDish['foodInformation']
