import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { BlogTag } from './blog-tag.entity.ts'
import type { BlogTagService } from './blog-tag.service.ts'

@Resolver(() => BlogTag)
export class BlogTagResolver {
  constructor(private readonly content: BlogTagService) {}

  @Query(() => [BlogTag], { description: 'The blog tags, by id.' })
  blogTags(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<BlogTag[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => BlogTag, {
    nullable: true,
    description: 'One blog tag; null with NOT_FOUND where there is none.',
  })
  blogTag(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
