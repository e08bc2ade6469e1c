import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../core/request-context.ts'
import { findLocked } from '../../core/write/find-locked.ts'
import { stampsOf } from '../../core/write/record-stamps.ts'
import { priceKey, priceOf, setPrice } from '../product/price.rules.ts'
import { Product } from '../product/product.entity.ts'
import type { PricePlan } from './price-plan.entity.ts'
import type { NamedPrice, StoredOutcome } from './price-plan.item.ts'

/** Id of the request under which the history has the prices of a plan. */
export function requestOfPlan(id: number): string {
  return `plan-${id}`
}

/** Sets the prices of a plan, and stores what came of it, inside the transaction of `em`. */
export async function applyPlan(em: EntityManager, context: RequestContext, plan: PricePlan): Promise<void> {
  const ids = [...new Set(plan.lines.map(({ productId }) => productId))]
  const found = await findLocked(em, Product, { id: { $in: ids } }, LockMode.PESSIMISTIC_WRITE)
  const products = new Map(found.map((product) => [product.id, product]))
  const stamps = stampsOf(em.getMetadata().get(Product))
  const prices: Record<string, number> = {}
  const skipped: NamedPrice[] = []
  const overridden: StoredOutcome['overridden'][number][] = []
  let changed = 0
  for (const line of plan.lines) {
    const { productId, serving, price, seenPrice } = line
    const product = products.get(productId)
    const priceBefore = product && !product.isDeleted ? priceOf(product, serving) : undefined
    const named = { productId, name: product?.name ?? '', serving }
    if (!product || priceBefore === undefined) {
      skipped.push(named)
      continue
    }
    prices[priceKey(line)] = priceBefore
    if (!setPrice(product, serving, price)) continue
    changed++
    Object.assign(product, stamps.changed(context))
    if (seenPrice !== null && seenPrice !== priceBefore) overridden.push({ ...named, seenPrice, priceBefore })
  }
  await em.flush()
  const unchanged = plan.lines.length - changed - skipped.length
  const outcome: StoredOutcome = { changed, unchanged, skipped, overridden }
  await em.execute(
    `update price_plan set applied_at = clock_timestamp(), request_id = ?, outcome = ?::jsonb,
       applied_prices = ?::jsonb, version = version + 1 where id = ?`,
    [requestOfPlan(plan.id), JSON.stringify(outcome), JSON.stringify(prices), plan.id],
  )
}
