import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { PlannedPrices, type PlanPlace, waitingPlans } from '../product/planned-prices.rules.ts'
import { expectDistinctPrices, priceOf } from '../product/price.rules.ts'
import { expectAhead, recordedTime } from '../product/price-history.rules.ts'
import { Product } from '../product/product.entity.ts'
import { PricePlan } from './price-plan.entity.ts'
import { MAX_PLAN_LINES, type StoredPlanLine } from './price-plan.item.ts'

type Input = AddInput<PricePlan> | UpdateInput<PricePlan>

/** The largest number of plans that are neither applied nor removed. */
export const MAX_OPEN_PLANS = 50
/** Every id is below it: the place of a new plan among those of its instant. */
const NEW = Number.POSITIVE_INFINITY

export const pricePlanRules: RecordRules<PricePlan, Input> = {
  lock: LOCKS.pricePlans,
  async values({ em, input, record }, fromInput) {
    if (record) expectOpen(record)
    else await expectRoom(em)
    const values: EntityData<PricePlan> = await fromInput()
    // Undo passes the recorded moment, which is text.
    if (input.appliesAt) values.appliesAt = new Date(input.appliesAt)
    const { now } = await recordedTime(em)
    const appliesAt = values.appliesAt as Date | null | undefined
    if (appliesAt && appliesAt.getTime() !== record?.appliesAt?.getTime())
      expectAhead('appliesAt', appliesAt, now)
    if (input.lines) {
      const moment = appliesAt === undefined ? (record?.appliesAt ?? null) : appliesAt
      const place = moment && { id: record?.id ?? NEW, appliesAt: moment }
      values.lines = await storedLines(em, input.lines, record?.lines ?? [], place)
    }
    return values
  },
  beforeRemove: expectOpen,
  async beforeRestore(plan, { em }) {
    expectOpen(plan)
    // The other plans of the same call.
    await em.flush()
    await expectRoom(em)
    const { now } = await recordedTime(em)
    // Its moment is over, and nobody has said that it applies now.
    if (plan.appliesAt && plan.appliesAt <= now) plan.appliesAt = null
  },
}

/** @throws {ConflictError} for a plan that was applied. */
export function expectOpen({ appliedAt }: PricePlan): void {
  if (appliedAt) throw new ConflictError('PLAN_APPLIED')
}

async function expectRoom(em: EntityManager): Promise<void> {
  const open = await em.count(PricePlan, { appliedAt: null, isDeleted: false })
  if (open >= MAX_OPEN_PLANS)
    throw new ConflictError('TOO_MANY_RECORDS', { entity: 'pricePlan', max: MAX_OPEN_PLANS })
}

/**
 * The lines of an input, each with the price that it is based on.
 * @param known the stored lines: the products of these may have been removed since.
 * @param place of the plan among the others; null for a draft.
 * @throws {BadInputError} for a repeated price, or a product that does not exist.
 */
async function storedLines(
  em: EntityManager,
  lines: NonNullable<Input['lines']>,
  known: readonly StoredPlanLine[],
  place: PlanPlace | null,
): Promise<StoredPlanLine[]> {
  expectDistinctPrices('lines', lines, { min: 1, max: MAX_PLAN_LINES })
  const ids = [...new Set(lines.map(({ productId }) => Number(productId)))]
  const found = await em.find(Product, { id: { $in: ids }, isDeleted: false }, { disableIdentityMap: true })
  const products = new Map(found.map((product) => [product.id, product]))
  const former = new Set(known.map(({ productId }) => productId))
  const faults = lines.flatMap(({ productId }, index) =>
    products.has(Number(productId)) || former.has(Number(productId))
      ? []
      : fieldFault(`lines.${index}.productId`, 'NO_SUCH_RECORD', { id: String(productId) }),
  )
  if (faults.length > 0) throw BadInputError.of(faults)
  // The other plans of the same call.
  if (place) await em.flush()
  const planned = place && new PlannedPrices(await waitingPlans(em))
  return lines.map(({ productId, serving = null, price, seenPrice }) => {
    const product = products.get(Number(productId))
    const now = product && priceOf(product, serving)
    const before = now === undefined || !place ? now : (planned?.before({ productId, serving }, place) ?? now)
    return { productId: Number(productId), serving, price, seenPrice: seenPrice ?? before ?? null }
  })
}
