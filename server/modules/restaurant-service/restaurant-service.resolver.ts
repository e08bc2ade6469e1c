import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import type { RestaurantServiceService } from './restaurant-service.service.ts'

@Resolver(() => RestaurantService)
export class RestaurantServiceResolver {
  constructor(private readonly content: RestaurantServiceService) {}

  @Query(() => [RestaurantService], { description: 'What the restaurant offers, in its order.' })
  services(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<RestaurantService[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => RestaurantService, {
    nullable: true,
    description: 'One service; null with NOT_FOUND where there is none.',
  })
  service(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestaurantService> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
