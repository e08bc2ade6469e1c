import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule } from '../../core/access.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { TIME_ZONE } from '../../core/primitives/time-zone.ts'
import type { Reader } from '../../core/read/reader.ts'
import { merge, type Selection, select } from '../../core/read/selection.ts'
import { PAGE_SIZE, TableQuery } from '../../core/read/table-query.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { LowestPriceQuery } from './price-record.input.ts'
import type { LowestPrice, PriceRecord, PriceRecordTable } from './price-record.types.ts'
import { Product } from './product.entity.ts'
import { productRecord } from './product.record.ts'
import type { ProductService } from './product.service.ts'

interface JournalQuery {
  readonly productId?: unknown
  readonly since?: Date | null | undefined
  readonly page: number
  readonly pageSize: number
}

/**
 * The prices that the history of products has, a row for each price and change. A serving is told from others by its
 * label. The first prices of a product are changes from nothing.
 */
const ENTRIES = `
  select change.id, change.date, change.entity_id as product_id, change.user_id, change.request_id,
    price.place, price.serving, price.before, price.after
  from change, lateral (
    select 0 as place, null as serving, (change.before ->> 'price')::float8 as before, (change.after ->> 'price')::float8 as after
      where jsonb_exists(change.after, 'price')
    union all
    select row_number() over (order by now.place, was.place)::integer, coalesce(now.label, was.label),
        was.price, now.price
      from (select place, each ->> 'label' as label, (each ->> 'price')::float8 as price
              from jsonb_array_elements(change.after -> 'servings') with ordinality as list (each, place)) now
      full join (select place, each ->> 'label' as label, (each ->> 'price')::float8 as price
              from jsonb_array_elements(change.before -> 'servings') with ordinality as list (each, place)) was
        on was.label = now.label
      where now.price is distinct from was.price) price
  where change.entity = 'product' and (jsonb_exists(change.after, 'price') or jsonb_exists(change.after, 'servings'))
    and (?::integer is null or change.entity_id = ?) and (?::timestamptz is null or change.date >= ?::timestamptz)`

const PAGE = `
  with entry as (${ENTRIES}),
  page as (select * from entry order by id desc, place limit ? offset ?)
  select page.id || '-' || place as id, (extract(epoch from date) * 1000)::float8 as date,
    product_id as "productId", serving, before, after as price, page.user_id as "userId",
    page.request_id as "requestId", user_name as "userName",
    nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), '') as "userFullName",
    price_plan.name as "planName"
  from page left join user_account on user_account.id = page.user_id
    left join price_plan on page.request_id = 'plan-' || price_plan.id
  order by page.id desc, place`

const COUNT = `select count(*)::integer as count from (${ENTRIES}) entry`

/** Midnight of the first of some days, today included. */
const BEGAN = `(date_trunc('day', now() at time zone '${TIME_ZONE}') - ? * interval '1 day') at time zone '${TIME_ZONE}'`

/** The changes of prices since a moment, and whether the history has it. */
const CHANGES = `
  select product_id as "productId", serving, before, after from (${ENTRIES}) entry`

/** Reads the journal of prices from the history. */
export class PriceRecordService {
  constructor(
    private readonly reader: Reader,
    private readonly products: ProductService,
  ) {}

  /** @throws {ForbiddenError} without the permission to manage products. */
  async records(
    context: RequestContext,
    { productId, since, ...raw }: JournalQuery,
    selection: Selection,
  ): Promise<PriceRecordTable> {
    requireRule(context.caller, productRecord.access.manage)
    const { page, pageSize } = await checked(TableQuery, raw)
    const { em, caller } = context
    const id = productId === undefined || productId === null ? null : (idFrom(productId) ?? 0)
    const filter = [id, id, since ?? null, since ?? null]
    const size = pageSize ?? PAGE_SIZE.default
    const rows = await em.execute<(PriceRecord & { date: number; productId: number })[]>(PAGE, [
      ...[...filter, size, ((page ?? 1) - 1) * size],
    ])
    const [counted] = await em.execute<{ count: number }[]>(COUNT, filter)
    const wanted = selection.relations.get('items')?.relations.get('product') ?? select()
    const ids = [...new Set(rows.map((row) => row.productId))]
    const found = await this.reader.byIds(em, caller, Product, ids, wanted, true)
    const byId = new Map(found.map((product) => [product.id, product]))
    const items = rows.map((row) => ({
      ...row,
      date: new Date(row.date),
      product: byId.get(row.productId) as Product,
      percent: percentOf(row.before, row.price),
    }))
    return { items, totalCount: counted?.count ?? 0 }
  }

  /**
   * The lowest price of each living product and serving in the last days, today included.
   * @throws {BadInputError} for more days than 90.
   */
  async lowest(context: RequestContext, rawDays: number, selection: Selection): Promise<LowestPrice[]> {
    requireRule(context.caller, productRecord.access.manage)
    const { days } = await checked(LowestPriceQuery, { days: rawDays })
    const wanted = merge(selection.relations.get('product') ?? select(), select('price', 'servings'))
    const products = await this.products.getAll(context, wanted)
    const { changes, isRecorded } = await changesOf(context.em, days)
    const byName = Map.groupBy(changes, ({ productId, serving }) => nameOf(productId, serving))
    return products.flatMap((product) => {
      const own = { serving: null, price: product.price }
      const servings = product.servings.map(({ label, price }) => ({ serving: label, price }))
      return [own, ...servings].map(({ serving, price }): LowestPrice => {
        const found = byName.get(nameOf(product.id, serving)) ?? []
        const applied = found.flatMap(({ before, after }) => [before, after]).filter((each) => each !== null)
        const isWhole = isRecorded && found.every(({ before }) => before !== null)
        return { product, serving, price: Math.min(price, ...applied), isWhole }
      })
    })
  }
}

interface ChangedPrice {
  readonly productId: number
  readonly serving: string | null
  readonly before: number | null
  readonly after: number | null
}

async function changesOf(
  em: EntityManager,
  days: number,
): Promise<{ changes: ChangedPrice[]; isRecorded: boolean }> {
  const [row] = await em.execute<{ began: string; isRecorded: boolean | null }[]>(
    `select began, (select date <= began from change order by id limit 1) as "isRecorded"
       from (select ${BEGAN} as began) of`,
    [days - 1],
  )
  const changes = await em.execute<ChangedPrice[]>(CHANGES, [null, null, row?.began, row?.began])
  return { changes, isRecorded: row?.isRecorded ?? false }
}

function nameOf(productId: number, serving: string | null): string {
  return serving === null ? String(productId) : `${productId} ${serving}`
}

function percentOf(before: number | null, price: number | null): number | null {
  return before === null || before === 0 || price === null
    ? null
    : Math.round(((price - before) / before) * 1_000) / 10
}
