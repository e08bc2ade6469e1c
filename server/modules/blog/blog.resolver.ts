import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { Blog } from './blog.entity.ts'
import type { BlogService } from './blog.service.ts'

@Resolver(() => Blog)
export class BlogResolver {
  constructor(private readonly content: BlogService) {}

  @Query(() => [Blog], { description: 'The blog entries, newest first.' })
  blogs(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Blog[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Blog, {
    nullable: true,
    description: 'One blog entry; null with NOT_FOUND where there is none.',
  })
  blog(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Blog> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(@Root() row: Blog, @Ctx() context: GraphQLContext): string | null {
    return context.media.imageUrl(row.image)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: Blog, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.image)
  }
}
