import type { EntityManager } from '@mikro-orm/postgresql'
import { type PriceName, priceKey } from './price.rules.ts'

/** The place of a plan among those that wait for their moments. */
export interface PlanPlace {
  readonly id: number
  readonly appliesAt: Date
}

interface WaitingPlan extends PlanPlace {
  readonly lines: readonly (PriceName & { readonly price: number })[]
}

/** The plans that wait for their moments, in the order in which they apply: of one instant the higher id is the last. */
export async function waitingPlans(em: EntityManager): Promise<WaitingPlan[]> {
  const rows = await em.execute<(Omit<WaitingPlan, 'appliesAt'> & { appliesAt: number })[]>(
    `select id, (extract(epoch from applies_at) * 1000)::float8 as "appliesAt", lines from price_plan
     where applies_at is not null and applied_at is null and not is_deleted order by applies_at, id`,
  )
  return rows.map((row) => ({ ...row, appliesAt: new Date(row.appliesAt) }))
}

function isBefore(one: PlanPlace, other: PlanPlace): boolean {
  const apart = one.appliesAt.getTime() - other.appliesAt.getTime()
  return apart < 0 || (apart === 0 && one.id < other.id)
}

/** The prices that plans will have set by a moment. */
export class PlannedPrices {
  private readonly byName = new Map<string, { readonly plan: PlanPlace; readonly price: number }[]>()

  /** @param plans in the order in which they apply. */
  constructor(plans: readonly WaitingPlan[]) {
    for (const plan of plans) {
      for (const line of plan.lines) {
        const key = priceKey(line)
        this.byName.set(key, [...(this.byName.get(key) ?? []), { plan, price: line.price }])
      }
    }
  }

  /** The price that the plans before a place will have set; undefined if none of them does. */
  before(name: PriceName, place: PlanPlace): number | undefined {
    return this.byName.get(priceKey(name))?.findLast(({ plan }) => isBefore(plan, place))?.price
  }
}
