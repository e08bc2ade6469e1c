import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { DemoContentService } from './demo-content.service.ts'
import { DemoRemoval } from './site.types.ts'

@Resolver()
export class DemoContentResolver {
  constructor(private readonly service: DemoContentService) {}

  @Query(() => Int, {
    description: 'Counts the demo records that nobody has changed. For administrators.',
  })
  demoContent(@Ctx() context: GraphQLContext): Promise<number> {
    return this.service.count(context)
  }

  @Mutation(() => DemoRemoval, {
    description: 'Removes the demo records that nobody has changed, in one transaction. For administrators.',
  })
  removeDemoContent(@Ctx() context: GraphQLContext): Promise<DemoRemoval> {
    return this.service.remove(context)
  }
}
