import type { EntityManager } from '@mikro-orm/postgresql'
import { localDay } from '../../../web/src/rules/opening-hours.ts'
import { BadInputError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import { TIME_ZONE } from '../../core/primitives/time-zone.ts'
import { waitingPlans } from './planned-prices.rules.ts'
import { priceOf, servingOf, setPrice } from './price.rules.ts'
import type { StoredServing, StoredServings } from './serving.item.ts'

const DAY_MS = 86_400_000
/** The farthest moment ahead for which prices are asked or planned. */
export const MAX_DAYS_AHEAD = 400

/** The prices of a product at a moment, with their days. */
export interface Prices extends StoredServings {
  readonly price: number
  readonly priceSince: string
}

export interface PricedProduct extends Prices {
  readonly id: number
}

/** The clock of the database, and the beginning of its history. */
export interface RecordedTime {
  readonly now: Date
  readonly since: Date
}

export async function recordedTime(em: EntityManager): Promise<RecordedTime> {
  const [row] = await em.execute<{ now: number; since: number | null }[]>(
    `select (extract(epoch from now()) * 1000)::float8 as now,
       (select (extract(epoch from date) * 1000)::float8 from change order by id limit 1) as since`,
  )
  const now = new Date(row?.now as number)
  return { now, since: row?.since == null ? now : new Date(row.since) }
}

/** @throws {BadInputError} on `field` for a moment that neither the history nor a plan can tell of. */
export function expectMoment(field: string, moment: Date, { now, since }: RecordedTime): void {
  if (moment < since) {
    const params = { since: since.toISOString() }
    throw new BadInputError('BEFORE_RECORDS', params, [fieldFault(field, 'BEFORE_RECORDS', params)])
  }
  const max = new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
  if (moment > max)
    throw BadInputError.field(field, 'MOMENT_RANGE', { min: since.toISOString(), max: max.toISOString() })
}

/** The farthest moment in the past that still counts as now: the clocks of browsers are not that of the database. */
const LATE_MS = 60_000

/** @throws {BadInputError} on `field` for a moment in the past, or too far ahead. */
export function expectAhead(field: string, moment: Date, now: Date): void {
  if (moment.getTime() < now.getTime() - LATE_MS) throw BadInputError.field(field, 'NOT_IN_THE_PAST')
  const max = new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
  if (moment > max)
    throw BadInputError.field(field, 'MOMENT_RANGE', { min: now.toISOString(), max: max.toISOString() })
}

interface PriceRow {
  readonly id: number
  /** The price before its first change after the moment; null without one. */
  readonly later: number | null
  /** The day of its last change up to the moment; null without one. */
  readonly since: string | null
  readonly created: string
  readonly isLater: boolean
}

interface ServingsRow {
  readonly id: number
  readonly day: string
  readonly isLater: boolean
  readonly before: readonly StoredServing[] | null
}

const DAY = `to_char(date at time zone '${TIME_ZONE}', 'YYYY-MM-DD')`

const PRICES = `
  select product.id,
    (select (before ->> 'price')::float8 from change where entity = 'product' and entity_id = product.id
       and date > moment and jsonb_exists(before, 'price') order by id limit 1) as later,
    (select ${DAY} from change where entity = 'product' and entity_id = product.id
       and date <= moment and jsonb_exists(after, 'price') order by id desc limit 1) as since,
    to_char(created_date at time zone '${TIME_ZONE}', 'YYYY-MM-DD') as created,
    coalesce((select date > moment from change where entity = 'product' and entity_id = product.id
       and action = 'ADD' order by id limit 1), created_date > moment) as "isLater"
  from product, (select ?::timestamptz as moment) at
  where product.id = any(?::integer[])`

const SERVINGS = `
  select entity_id as id, ${DAY} as day, date > ?::timestamptz as "isLater", before -> 'servings' as before
  from change
  where entity = 'product' and entity_id = any(?::integer[]) and jsonb_exists(after, 'servings')
    and (after -> 'servings' <> '[]' or before -> 'servings' <> '[]')
  order by change.id`

/**
 * The prices that products had at a past moment, from the history; those that were added later are left out.
 * @param products as they are now, read in the same transaction.
 */
export async function pricesAt(
  em: EntityManager,
  products: readonly PricedProduct[],
  moment: Date,
): Promise<Map<number, Prices>> {
  const params = [moment, `{${products.map(({ id }) => id).join(',')}}`]
  const rows = new Map((await em.execute<PriceRow[]>(PRICES, params)).map((row) => [row.id, row]))
  const changes = Map.groupBy(await em.execute<ServingsRow[]>(SERVINGS, params), ({ id }) => id)
  return new Map(
    products.flatMap((product): [number, Prices][] => {
      const row = rows.get(product.id)
      if (!row || row.isLater) return []
      const { price, priceSince } = product
      const own =
        row.later === null
          ? { price, priceSince }
          : { price: row.later, priceSince: row.since ?? row.created }
      return [[product.id, { ...own, ...servingsAt(product, changes.get(product.id) ?? [], row.created) }]]
    }),
  )
}

/**
 * The prices that products will have at a moment ahead, by the plans that wait for theirs.
 * @param products as they are now, read in the same transaction.
 */
export async function pricesAhead(
  em: EntityManager,
  products: readonly PricedProduct[],
  moment: Date,
): Promise<Map<number, Prices>> {
  const ahead = new Map(products.map((product) => [product.id, pricesOf(product)]))
  for (const { appliesAt, lines } of await waitingPlans(em)) {
    if (appliesAt > moment) break
    const day = localDay(appliesAt, TIME_ZONE)
    for (const { productId, serving, price } of lines) {
      const prices = ahead.get(Number(productId))
      if (!prices || priceOf(prices, serving) === undefined || !setPrice(prices, serving, price)) continue
      if (serving == null) prices.priceSince = day
      else {
        const { label } = servingOf(prices, serving) as StoredServing
        prices.servingsSince = { ...prices.servingsSince, [label]: day }
      }
    }
  }
  return ahead
}

/** A copy of the prices of a product, to be changed. */
function pricesOf({ price, priceSince, servings, servingsSince }: PricedProduct) {
  return { price, priceSince, servings, servingsSince }
}

/** @param changes of the servings of the product, the oldest first. */
function servingsAt(
  product: PricedProduct,
  changes: readonly ServingsRow[],
  created: string,
): StoredServings {
  const next = changes.find(({ isLater }) => isLater)
  if (!next) return { servings: product.servings, servingsSince: product.servingsSince }
  const servings = next.before ?? []
  const earlier = changes.filter(({ isLater }) => !isLater)
  const since = servings.map((serving) => {
    const began = earlier.findLast(({ before }) => !before?.some((each) => isSame(each, serving)))
    return [serving.label, began?.day ?? created]
  })
  return { servings, servingsSince: Object.fromEntries(since) }
}

function isSame(one: StoredServing, other: StoredServing): boolean {
  return one.label === other.label && one.price === other.price
}
