import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { may, type Permission, requireRule } from '../../core/access.ts'
import { present } from '../../core/clock.ts'
import { checked } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { expectDistinctPrices } from '../product/price.rules.ts'
import {
  expectAhead,
  type PricedProduct,
  type Prices,
  pricesAhead,
  recordedTime,
} from '../product/price-history.rules.ts'
import { PrintedListRow } from './printed-list.entity.ts'
import { MAX_PRINTED_PRICES, type PrintedPrice, PrintedSheet } from './printed-list.input.ts'
import type { PrintedKind } from './printed-list.item.ts'
import type { PrintedList } from './printed-list.types.ts'

const mayPrint = may('product.manage' as Permission)

/** A print as it is read, its times in ms. */
interface Print extends Pick<PrintedList, 'kind' | 'printedBy'> {
  readonly printedAt: number
  readonly validFrom: number | null
  readonly isAhead: boolean
  readonly prices: Readonly<Record<string, number>>
}

const PRINT = `kind, printed_by as "printedBy", prices, (extract(epoch from printed_at) * 1000)::float8 as "printedAt",
  (extract(epoch from valid_from) * 1000)::float8 as "validFrom", coalesce(valid_from > now(), false) as "isAhead"`

/** Of each kind the print that hangs: the last one of those whose moments have come. */
const HANGING = `select distinct on (kind) ${PRINT} from printed_list where valid_from is null or valid_from <= now()
  order by kind, coalesce(valid_from, printed_at) desc, id desc`

/** Of each kind and moment ahead the newest print. */
const AHEAD = `select * from (select distinct on (kind, valid_from) ${PRINT} from printed_list where valid_from > now()
  order by kind, valid_from, id desc) print order by "validFrom", kind`

const ONE = `select ${PRINT} from printed_list where id = ?`

/** The products that the public sees, with their prices. */
const SHOWN = `
  select product.id, product.price::float8, product.servings
    from product join category on category.id = category_id
    where not product.is_deleted and product.status = 1 and not category.is_deleted and category.status = 1`

/** Records printed sheets, so that the back-office can show which of them are out of date. */
export class PrintedListService {
  constructor(private readonly orm: MikroORM) {}

  /** The print of each kind that hangs. @throws {ForbiddenError} without the permission to manage products. */
  async hanging(context: RequestContext): Promise<PrintedList[]> {
    requireRule(context.caller, mayPrint)
    return this.prints(HANGING)
  }

  /** The prints that apply later, by their moments. @throws {ForbiddenError} as above. */
  async ahead(context: RequestContext): Promise<PrintedList[]> {
    requireRule(context.caller, mayPrint)
    return this.prints(AHEAD)
  }

  async recorded(id: number): Promise<PrintedList> {
    const [print] = await this.prints(ONE, id)
    return print as PrintedList
  }

  /**
   * Records a print with its prices.
   * @param validFrom the moment from which these apply; null for now.
   * @throws {BadInputError} for a duplicate, an invalid price, or a moment in the past or too far ahead.
   */
  async record(
    context: RequestContext,
    kind: PrintedKind,
    raw: PrintedPrice[],
    validFrom: Date | null = null,
  ): Promise<PrintedList> {
    requireRule(context.caller, mayPrint)
    const { prices } = await checked(PrintedSheet, { kind, prices: raw })
    expectDistinctPrices('prices', prices, { min: 0, max: MAX_PRINTED_PRICES })
    const { ids } = await inTransaction(context, async (em) => {
      if (validFrom) expectAhead('validFrom', validFrom, (await recordedTime(em)).now)
      const created = em.create(PrintedListRow, {
        kind,
        printedAt: present(),
        printedBy: context.caller.userId,
        validFrom,
        prices: Object.fromEntries(
          prices.map(({ productId, serving, price }) => [nameOf(productId, serving), price]),
        ),
      })
      await em.flush()
      return { ids: [created.id] }
    })
    return this.recorded(ids[0] as number)
  }

  /** Prints, each compared with the products that the public sees, at the prices of its moment. */
  private async prints(statement: string, ...params: readonly unknown[]): Promise<PrintedList[]> {
    const em = this.orm.em.fork()
    const rows = await em.execute<Print[]>(statement, [...params])
    const shown = await em.execute<PricedProduct[]>(SHOWN)
    const compared: PrintedList[] = []
    for (const { kind, printedBy, prices, printedAt, validFrom, isAhead } of rows) {
      const moment = validFrom === null ? null : new Date(validFrom)
      const products = isAhead && moment ? await productsAhead(em, shown, moment) : shown
      compared.push({
        ...{ kind, printedBy: printedBy ?? null, printedAt: new Date(printedAt), validFrom: moment },
        ...differences(prices, products),
      })
    }
    return compared
  }
}

type Shown = Pick<Prices, 'price' | 'servings'> & { readonly id: number }

async function productsAhead(
  em: EntityManager,
  shown: readonly PricedProduct[],
  moment: Date,
): Promise<Shown[]> {
  const prices = await pricesAhead(em, shown, moment)
  return shown.map(({ id }) => ({ id, ...(prices.get(id) as Prices) }))
}

/** The name of a price in a print: the id of its product, and after a space the label of its serving. */
function nameOf(productId: unknown, serving: string | null | undefined): string {
  return serving == null ? String(productId) : `${productId} ${serving}`
}

/** How many products have other prices on a sheet, and how many are on the sheet or on the menu alone. */
function differences(
  printed: Readonly<Record<string, number>>,
  products: readonly Shown[],
): Pick<PrintedList, 'changedPrices' | 'changedProducts'> {
  const rows = Map.groupBy(Object.keys(printed), (name) => Number(name.split(' ', 1)[0]))
  const isChanged = ({ id, price, servings }: Shown) => {
    const own = { name: nameOf(id, null), price }
    const now = [own, ...servings.map((each) => ({ name: nameOf(id, each.label), price: each.price }))]
    return now.length !== rows.get(id)?.length || now.some((each) => printed[each.name] !== each.price)
  }
  const both = products.filter(({ id }) => rows.has(id))
  return {
    changedPrices: both.filter(isChanged).length,
    changedProducts: products.length + rows.size - 2 * both.length,
  }
}
