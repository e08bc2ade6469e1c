import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { About } from './about.entity.ts'
import type { AboutService } from './about.service.ts'

@Resolver(() => About)
export class AboutResolver {
  constructor(private readonly content: AboutService) {}

  @Query(() => [About], { description: 'The texts about the restaurant, by id.' })
  abouts(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<About[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => About, { nullable: true, description: 'One text; null with NOT_FOUND where there is none.' })
  about(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
