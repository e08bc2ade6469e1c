import type { MikroORM } from '@mikro-orm/postgresql'
import { may, type Permission, requireRule } from '../../core/access.ts'
import { checked } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { expectDistinctPrices } from '../product/price.rules.ts'
import { PrintedListRow } from './printed-list.entity.ts'
import { MAX_PRINTED_PRICES, type PrintedPrice, PrintedSheet } from './printed-list.input.ts'
import type { PrintedKind } from './printed-list.item.ts'
import type { PrintedList } from './printed-list.types.ts'

const mayPrint = may('product.manage' as Permission)

/** The newest print of each kind, or one print by its id, compared with the products that the public sees. */
const PRINTS = `
  with shown as (
    select product.id, product.price, product.servings from product join category on category.id = category_id
      where not product.is_deleted and product.status = 1 and not category.is_deleted and category.status = 1),
  shown_price as (
    select id, id::text as key, price from shown
    union all select id, id || ' ' || (serving ->> 'label'), (serving ->> 'price')::numeric
      from shown, jsonb_array_elements(servings) serving),
  newest as (select distinct on (kind) * from printed_list where ?::integer is null or id = ?
    order by kind, id desc)
  select kind, (extract(epoch from printed_at) * 1000)::float8 as "printedAt", printed_by as "printedBy",
    compared.prices as "changedPrices", compared.products as "changedProducts"
  from newest, lateral (
    select count(*) filter (where is_shown and is_printed and not is_same)::integer as prices,
      count(*) filter (where is_shown <> is_printed)::integer as products
    from (
      select coalesce(shown_price.id, printed.id) as id,
        bool_or(shown_price.id is not null) as is_shown, bool_or(printed.id is not null) as is_printed,
        bool_and(shown_price.price is not distinct from printed.price) as is_same
      from shown_price full join (
        select split_part(each.key, ' ', 1)::integer as id, each.key, each.value::numeric as price
          from jsonb_each_text(newest.prices) each) printed on printed.key = shown_price.key
      group by 1) product) compared
  order by kind`

/** Records printed sheets, so that the back-office can show which of them are out of date. */
export class PrintedListService {
  constructor(private readonly orm: MikroORM) {}

  /** The last print of each kind. @throws {ForbiddenError} without the permission to manage products. */
  newest(context: RequestContext): Promise<PrintedList[]> {
    requireRule(context.caller, mayPrint)
    return this.prints(null)
  }

  async recorded(id: number): Promise<PrintedList> {
    const [print] = await this.prints(id)
    return print as PrintedList
  }

  /**
   * Records a print with its prices.
   * @throws {BadInputError} for a duplicate or an invalid price.
   */
  async record(context: RequestContext, kind: PrintedKind, raw: PrintedPrice[]): Promise<PrintedList> {
    requireRule(context.caller, mayPrint)
    const { prices } = await checked(PrintedSheet, { kind, prices: raw })
    expectDistinctPrices('prices', prices, { min: 0, max: MAX_PRINTED_PRICES })
    const { ids } = await inTransaction(context, async (em) => {
      const created = em.create(PrintedListRow, {
        kind,
        printedAt: new Date(),
        printedBy: context.caller.userId,
        prices: Object.fromEntries(
          prices.map(({ productId, serving, price }) => [[productId, serving ?? []].flat().join(' '), price]),
        ),
      })
      await em.flush()
      return { ids: [created.id] }
    })
    return this.recorded(ids[0] as number)
  }

  private async prints(id: number | null): Promise<PrintedList[]> {
    const rows: PrintedList[] = await this.orm.em.fork().execute(PRINTS, [id, id])
    return rows.map((row) => ({ ...row, printedAt: new Date(row.printedAt) }))
  }
}
