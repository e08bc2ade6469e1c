import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { graphql } from '../../gql/gql.ts'
import { ask } from '../api/ask.ts'

const WAITING_PLANS = graphql(`
  query WaitingPlans($query: TableQuery) {
    pricePlanTable(query: $query) {
      items {
        id
        name
        version
        appliesAt
        lines {
          productId
          serving
          price
          seenPrice
        }
      }
    }
  }
`)

/** There are at most 50 of them. */
const ALL = { pageSize: 100, filters: [{ field: 'appliedAt', value: null }] }

export const readWaitingPlans = async () => (await ask(WAITING_PLANS, { query: ALL })).pricePlanTable.items

/**
 * The plans that were not applied; undefined until they are known.
 * @param state they are read again when it changes.
 */
export function useWaitingPlans(enabled = true, state: unknown = null) {
  const { data } = useQuery({
    // As a list, so that it is read again after their changes.
    queryKey: ['pricePlan', 'getList', 'waiting', state],
    queryFn: readWaitingPlans,
    placeholderData: keepPreviousData,
    enabled,
  })
  return data
}
