import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { PricePlan } from './price-plan.entity.ts'
import { pricePlanRecord } from './price-plan.record.ts'
import type { PricePlanService } from './price-plan.service.ts'
import { PricePlanLine, PricePlanOutcome } from './price-plan.types.ts'

@Resolver(() => PricePlan)
export class PricePlanResolver extends listResolver(pricePlanRecord) {
  declare readonly service: PricePlanService

  @FieldResolver(() => [PricePlanLine], {
    description: 'Its planned prices, as they compare with others now.',
  })
  lines(@Root() { lines }: PricePlan): PricePlanLine[] {
    return lines as PricePlanLine[]
  }

  @FieldResolver(() => PricePlanOutcome, {
    nullable: true,
    description: 'Result of its application; null before it.',
  })
  outcome(@Root() { outcome }: PricePlan): PricePlanOutcome | null {
    return outcome as PricePlanOutcome | null
  }

  @Mutation(() => PricePlan, {
    description:
      'Applies a price plan now, whatever its moment, in one transaction. CONFLICT with PLAN_APPLIED if it was applied, with STALE_VERSION if it has changed since.',
  })
  async applyPricePlan(
    @IdArg() id: string,
    @Arg('version', () => Int, { description: 'Version of the plan that the caller has seen.' })
    version: number,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PricePlan> {
    const applied = await this.service.apply(context, id, version)
    return this.service.getById(context, applied, selectionOf(info))
  }
}
