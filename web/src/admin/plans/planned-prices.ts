import type { WaitingPlansQuery } from '../../gql/graphql.ts'

export type WaitingPlan = WaitingPlansQuery['pricePlanTable']['items'][number]

/** A price that a plan will set. */
export interface PlannedPrice {
  readonly planId: string
  readonly appliesAt: string
  readonly serving: string | null
  readonly price: number
}

/** Plans with a moment, in the order in which they apply. */
export function inOrder<P extends Pick<WaitingPlan, 'id' | 'appliesAt'>>(
  plans: readonly P[],
): (P & { appliesAt: string })[] {
  return plans
    .flatMap((plan) => (plan.appliesAt ? [{ ...plan, appliesAt: String(plan.appliesAt) }] : []))
    .sort((a, b) => Date.parse(a.appliesAt) - Date.parse(b.appliesAt) || Number(a.id) - Number(b.id))
}

/** The planned prices of each dish, by its id, in the order in which they apply. */
export function pricesByDish(plans: readonly WaitingPlan[]): ReadonlyMap<string, readonly PlannedPrice[]> {
  const found = new Map<string, PlannedPrice[]>()
  for (const { id, appliesAt, lines } of inOrder(plans))
    for (const { productId, serving = null, price } of lines)
      found.set(productId, [...(found.get(productId) ?? []), { planId: id, appliesAt, serving, price }])
  return found
}
