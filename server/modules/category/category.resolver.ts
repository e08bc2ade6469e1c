import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { isLookUp, selectionOf } from '../../core/graphql-selection.ts'
import { Category } from './category.entity.ts'
import type { CategoryService } from './category.service.ts'

@Resolver(() => Category)
export class CategoryResolver {
  constructor(private readonly content: CategoryService) {}

  @Query(() => [Category], { description: 'The parts of the menu, in their order.' })
  categories(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Category[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Category, {
    nullable: true,
    description: 'One category; null with NOT_FOUND where there is none.',
  })
  category(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'The picture as base64; null in lists.' })
  image(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<string | null> | null {
    return isLookUp(info) && row.imageFilePath ? context.media.base64(row.imageFilePath) : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'The icon as base64; null in lists.' })
  icon(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<string | null> | null {
    return isLookUp(info) && row.iconFilePath ? context.media.base64(row.iconFilePath) : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(@Root() row: Category, @Ctx() context: GraphQLContext): string | null {
    return context.media.imageUrl(row.imageFilePath)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: Category, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.imageFilePath)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the icon.' })
  iconUrl(@Root() row: Category, @Ctx() context: GraphQLContext): string | null {
    return context.media.imageUrl(row.iconFilePath)
  }
}
