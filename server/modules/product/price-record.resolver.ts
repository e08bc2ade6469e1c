import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, GraphQLISODateTime, ID, Info, Int, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { LOWEST_DAYS } from './price-record.input.ts'
import type { PriceRecordService } from './price-record.service.ts'
import { LowestPrice, PriceRecordTable } from './price-record.types.ts'

@Resolver()
export class PriceRecordResolver {
  constructor(private readonly journal: PriceRecordService) {}

  @Query(() => PriceRecordTable, {
    description: 'Returns the journal of prices, the newest first. For managers of products.',
  })
  priceRecords(
    @Arg('productId', () => ID, { nullable: true, description: 'Returns only prices of this product.' })
    productId: string | null | undefined,
    @Arg('since', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Returns only changes from this moment on.',
    })
    since: Date | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 20, description: 'Number of entries on a page, 1 to 100.' })
    pageSize: number,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PriceRecordTable> {
    return this.journal.records(context, { productId, since, page, pageSize }, selectionOf(info))
  }

  @Query(() => [LowestPrice], {
    description:
      'Returns the lowest price of the last days of each product and serving, in the order of the menu, to compare discounts with. For managers of products.',
  })
  lowestPrices(
    @Arg('days', () => Int, {
      defaultValue: LOWEST_DAYS.default,
      description: 'Number of days, 1 to 90; today is the last.',
    })
    days: number,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LowestPrice[]> {
    return this.journal.lowest(context, days, selectionOf(info))
  }
}
