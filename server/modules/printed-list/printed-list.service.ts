import type { MikroORM } from '@mikro-orm/postgresql'
import { may, type Permission, requireRule } from '../../core/access.ts'
import { checked } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { distinctIds } from '../../core/write/id-lists.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { PrintedListRow } from './printed-list.entity.ts'
import { type PrintedPrice, PrintedSheet } from './printed-list.input.ts'
import type { PrintedKind } from './printed-list.item.ts'
import type { PrintedList } from './printed-list.types.ts'

const mayPrint = may('product.manage' as Permission)

/** The newest print of each kind, or one print by its id, compared with the products that the public sees. */
const PRINTS = `
  with shown as (
    select product.id::text as id, product.price from product join category on category.id = category_id
      where not product.is_deleted and product.status = 1 and not category.is_deleted and category.status = 1),
  newest as (select distinct on (kind) * from printed_list where ?::integer is null or id = ?
    order by kind, id desc)
  select kind, (extract(epoch from printed_at) * 1000)::float8 as "printedAt", printed_by as "printedBy",
    (select count(*) from shown
      where jsonb_exists(prices, id) and (prices ->> id)::numeric <> price)::integer as "changedPrices",
    ((select count(*) from shown where not jsonb_exists(prices, id))
      + (select count(*) from jsonb_object_keys(prices) as printed where printed not in (select id from shown))
    )::integer as "changedProducts"
  from newest order by kind`

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
   * @throws {BadInputError} for a duplicate product or an invalid price.
   */
  async record(context: RequestContext, kind: PrintedKind, raw: PrintedPrice[]): Promise<PrintedList> {
    requireRule(context.caller, mayPrint)
    const { prices } = await checked(PrintedSheet, { kind, prices: raw })
    distinctIds(
      'prices',
      prices.map(({ productId }) => productId),
      0,
    )
    const { ids } = await inTransaction(context, async (em) => {
      const created = em.create(PrintedListRow, {
        kind,
        printedAt: new Date(),
        printedBy: context.caller.userId,
        prices: Object.fromEntries(prices.map(({ productId, price }) => [productId, price])),
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
