import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql'
import { WidthArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { isLookUp } from '../../core/graphql/graphql-selection.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { ManyChanged } from '../../core/write/many-changed.ts'
import { Category } from './category.entity.ts'
import { categoryRecord } from './category.record.ts'

@Resolver(() => Category)
export class CategoryResolver extends listResolver(categoryRecord) {
  @Mutation(() => ManyChanged, {
    description:
      'Sets the order of categories by a list of ids, in one transaction. Unlisted ones follow in their previous order.',
  })
  reorderCategories(
    @Arg('ids', () => [ID], { description: 'Ids in their new order.' }) ids: string[],
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.service.reorder(context, ids)
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

  @FieldResolver(() => String, { nullable: true, description: 'Address of the icon.' })
  iconUrl(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.iconFilePath, width)
  }
}
