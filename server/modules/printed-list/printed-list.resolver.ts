import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { PrintedPrice } from './printed-list.input.ts'
import { PrintedKind } from './printed-list.item.ts'
import type { PrintedListService } from './printed-list.service.ts'
import { PrintedList } from './printed-list.types.ts'

@Resolver()
export class PrintedListResolver {
  constructor(private readonly service: PrintedListService) {}

  @Query(() => [PrintedList], {
    description:
      'Returns the last print of each kind of sheet, and what changed since. For managers of products.',
  })
  printedLists(@Ctx() context: GraphQLContext): Promise<PrintedList[]> {
    return this.service.newest(context)
  }

  @Mutation(() => PrintedList, { description: 'Remembers that a sheet was printed, with its prices.' })
  recordPrint(
    @Arg('kind', () => PrintedKind, { description: 'Kind of sheet.' }) kind: PrintedKind,
    @Arg('prices', () => [PrintedPrice], { description: 'Prices on it, a serving a row, up to 9,000.' })
    prices: PrintedPrice[],
    @Ctx() context: GraphQLContext,
  ): Promise<PrintedList> {
    return this.service.record(context, kind, prices)
  }
}
