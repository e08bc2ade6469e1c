import { Arg, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from 'type-graphql'
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
      'Returns the print of each kind of sheet that hangs now, and what changed since. For managers of products.',
  })
  printedLists(@Ctx() context: GraphQLContext): Promise<PrintedList[]> {
    return this.service.hanging(context)
  }

  @Query(() => [PrintedList], {
    description:
      'Returns the prints that apply later, by their moments, compared with the menu as it will be then. For managers of products.',
  })
  plannedPrints(@Ctx() context: GraphQLContext): Promise<PrintedList[]> {
    return this.service.ahead(context)
  }

  @Mutation(() => PrintedList, { description: 'Remembers that a sheet was printed, with its prices.' })
  recordPrint(
    @Arg('kind', () => PrintedKind, { description: 'Kind of sheet.' }) kind: PrintedKind,
    @Arg('prices', () => [PrintedPrice], { description: 'Prices on it, a serving a row, up to 9,000.' })
    prices: PrintedPrice[],
    @Arg('validFrom', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Time from which the prices apply, at most 400 days ahead; null for now.',
    })
    validFrom: Date | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<PrintedList> {
    return this.service.record(context, kind, prices, validFrom ?? null)
  }
}
