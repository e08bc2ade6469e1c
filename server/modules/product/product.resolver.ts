import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { Product } from './product.entity.ts'
import type { ProductService } from './product.service.ts'

@Resolver(() => Product)
export class ProductResolver {
  constructor(private readonly content: ProductService) {}

  @Query(() => [Product], { description: 'The dishes: by category order, then name as Turkish sorts it.' })
  products(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.content.getAllOf(context, categoryId, selectionOf(info))
  }

  @Query(() => Product, {
    nullable: true,
    description: 'One product; null with NOT_FOUND where there is none.',
  })
  product(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
