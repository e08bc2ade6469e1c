import { graphql } from '../../../gql/gql.ts'
import { contentOperations } from '../../api/content-operations.ts'
import type { PlanFacts } from './plan-record.ts'

export const pricePlanOperations = contentOperations('pricePlan', {
  fields: [
    'name',
    'note',
    'appliesAt',
    'appliedAt',
    'requestId',
    'lines { productId serving price seenPrice priceBefore isStale product { id name } }',
    `outcome {
      changed
      unchanged
      skipped { productId name serving }
      overridden { productId name serving seenPrice priceBefore }
    }`,
  ],
  // The lines as the input takes them; what the server adds to each is beside them.
  read: (plan) => ({
    ...plan,
    facts: plan.lines,
    lines: (plan.lines as PlanFacts[]).map(({ productId, serving, price, seenPrice }) => ({
      ...{ productId, serving, price, seenPrice },
    })),
  }),
})

export const APPLY_PLAN = graphql(`
  mutation ApplyPlan($id: ID!, $version: Int!) {
    plan: applyPricePlan(id: $id, version: $version) {
      id
    }
  }
`)

export const PRICES_NOW = graphql(`
  query PricesNow {
    products {
      id
      price
      servings {
        label
        price
      }
    }
  }
`)
