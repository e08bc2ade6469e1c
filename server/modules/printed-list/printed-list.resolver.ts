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
      'Tells managers of products when each kind of sheet was printed last, and what changed since.',
  })
  printedLists(@Ctx() context: GraphQLContext): Promise<PrintedList[]> {
    return this.service.newest(context)
  }

  @Mutation(() => PrintedList, { description: 'Remembers that a sheet was printed, with its prices.' })
  recordPrint(
    @Arg('kind', () => PrintedKind, { description: 'Kind of sheet.' }) kind: PrintedKind,
    @Arg('prices', () => [PrintedPrice], { description: 'Prices on it, 1 to 1,000.' })
    prices: PrintedPrice[],
    @Ctx() context: GraphQLContext,
  ): Promise<PrintedList> {
    return this.service.record(context, kind, prices)
  }
}
