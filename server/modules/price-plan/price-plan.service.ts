import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import type { ReadOptions } from '../../core/read/reader.ts'
import { merge, type Selection, select } from '../../core/read/selection.ts'
import type { TableOf, TableQuery } from '../../core/read/table-query.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { RecordService } from '../../core/write/record-service.ts'
import { PlannedPrices, waitingPlans } from '../product/planned-prices.rules.ts'
import { priceKey, priceOf } from '../product/price.rules.ts'
import { Product } from '../product/product.entity.ts'
import { applyPlan, requestOfPlan } from './apply-plan.ts'
import type { PricePlan } from './price-plan.entity.ts'
import { AppliedPlan } from './price-plan.input.ts'
import { pricePlanRecord } from './price-plan.record.ts'
import { expectOpen } from './price-plan.rules.ts'
import type { PricePlanLine } from './price-plan.types.ts'

const DUE = 'applies_at <= clock_timestamp() and applied_at is null and not is_deleted'

export class PricePlanService extends RecordService<PricePlan, AddInput<PricePlan>, UpdateInput<PricePlan>> {
  override async getAll(
    context: RequestContext,
    selection: Selection,
    options: ReadOptions<PricePlan> = {},
  ): Promise<PricePlan[]> {
    return this.withLines(context, await super.getAll(context, selection, options), selection)
  }

  override async getById(context: RequestContext, id: unknown, selection: Selection): Promise<PricePlan> {
    const plan = await super.getById(context, id, selection)
    return (await this.withLines(context, [plan], selection))[0] as PricePlan
  }

  override async getTableAll(
    context: RequestContext,
    raw: Partial<TableQuery> | null | undefined,
    selection: Selection,
  ): Promise<TableOf<PricePlan>> {
    const page = await super.getTableAll(context, raw, selection)
    const items = selection.relations.get('items') ?? select()
    return { ...page, items: await this.withLines(context, page.items, items) }
  }

  /**
   * Applies a plan now, whatever its moment.
   * @throws {ConflictError} if it was applied, or has changed since.
   */
  async apply(context: RequestContext, rawId: unknown, version: number): Promise<number> {
    this.require(context, pricePlanRecord.access.manage)
    const id = idFrom(rawId)
    if (id === null) throw this.notFound(rawId)
    const input = await checked(AppliedPlan, { version })
    const own = { ...context, requestId: requestOfPlan(id) }
    const { ids } = await this.write(own, async (em) => {
      const plan = await this.locked(em, id, false)
      if (plan.version !== input.version) throw new ConflictError('STALE_VERSION', { entity: this.kind })
      await applyPlan(em, own, plan)
      return { ids: [id] }
    })
    return ids[0] as number
  }

  /** Applies the plans whose moments have come, in their order, each in one transaction, as who saved it last. */
  async applyDue(): Promise<void> {
    for (let isDone = false; !isDone; ) isDone = !(await this.applyNextDue())
  }

  /** Milliseconds until the next plan applies, by the clock of the database, 0 if one is due; null if none waits. */
  async untilNext(): Promise<number | null> {
    const [row] = await this.tools.orm.em.fork().execute<{ ms: string | null }[]>(
      `select ceil(extract(epoch from min(applies_at) - clock_timestamp()) * 1000) as ms from price_plan
       where applies_at is not null and applied_at is null and not is_deleted`,
    )
    return row?.ms == null ? null : Math.max(0, Number(row.ms))
  }

  /** An applied plan is refused as such, whether or not it would have to be a removed one. */
  protected override async locked(em: EntityManager, id: unknown, isDeleted: boolean): Promise<PricePlan> {
    const key = idFrom(id)
    const plan = key === null ? undefined : (await this.lockedAll(em, [key])).get(key)
    if (plan) expectOpen(plan)
    if (!plan || plan.isDeleted !== isDeleted) throw this.notFound(id)
    return plan
  }

  /** @returns whether there was one. */
  private async applyNextDue(): Promise<boolean> {
    const em = this.tools.orm.em.fork()
    const [due] = await em.execute<{ id: number; userId: number | null }[]>(
      `select id, coalesce(updated_by, created_by) as "userId" from price_plan where ${DUE}
       order by applies_at, id limit 1`,
    )
    if (!due) return false
    const context: RequestContext = {
      em,
      caller: { userId: due.userId, roles: new Set() },
      requestId: requestOfPlan(due.id),
      address: 'system',
      token: null,
    }
    await this.write(context, async (transaction) => {
      const plan = await this.stillDue(transaction, due)
      if (plan) await applyPlan(transaction, context, plan)
      return { ids: [] }
    })
    return true
  }

  /** The plan, if no other process has applied it meanwhile, and nobody has saved or removed it. */
  private async stillDue(
    em: EntityManager,
    { id, userId }: { id: number; userId: number | null },
  ): Promise<PricePlan | null> {
    const [row] = await em.execute(
      `select from price_plan where id = ? and ${DUE} and coalesce(updated_by, created_by) is not distinct from ?`,
      [id, userId],
    )
    return row ? this.locked(em, id, false) : null
  }

  /** The plans with their lines as they are shown, if these are selected. */
  private async withLines(
    context: RequestContext,
    plans: PricePlan[],
    selection: Selection,
  ): Promise<PricePlan[]> {
    const wanted = selection.relations.get('lines')
    if (!wanted || plans.length === 0) return plans
    const { em, caller } = context
    const ids = [...new Set(plans.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
    const columns = merge(wanted.relations.get('product') ?? select(), select('price', 'servings'))
    const found = await this.tools.reader.byIds(em, caller, Product, ids, columns)
    const products = new Map(found.map((product) => [product.id, product]))
    const planned = new PlannedPrices(await waitingPlans(em))
    return plans.map((plan) => {
      const lines = plan.lines.map((line): PricePlanLine => {
        const product = products.get(line.productId) ?? null
        const priceBefore = priceBeforeOf(plan, line, product, planned)
        return { ...line, product, priceBefore, isStale: priceBefore !== line.seenPrice }
      })
      return { ...plan, lines } as PricePlan
    })
  }
}

/** The price just before a plan applies, or applied; null if there is none. */
function priceBeforeOf(
  { id, appliesAt, appliedAt, appliedPrices, isDeleted }: PricePlan,
  line: PricePlan['lines'][number],
  product: Product | null,
  planned: PlannedPrices,
): number | null {
  if (appliedAt) return appliedPrices?.[priceKey(line)] ?? null
  const now = product && priceOf(product, line.serving)
  if (now === null || now === undefined) return null
  return appliesAt && !isDeleted ? (planned.before(line, { id, appliesAt }) ?? now) : now
}
