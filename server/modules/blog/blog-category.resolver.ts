import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { BlogCategory } from './blog-category.entity.ts'
import type { BlogCategoryService } from './blog-category.service.ts'

@Resolver(() => BlogCategory)
export class BlogCategoryResolver {
  constructor(private readonly content: BlogCategoryService) {}

  @Query(() => [BlogCategory], { description: 'The blog categories, by id.' })
  blogCategories(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<BlogCategory[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => BlogCategory, {
    nullable: true,
    description: 'One blog category; null with NOT_FOUND where there is none.',
  })
  blogCategory(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogCategory> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
