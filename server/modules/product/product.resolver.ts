import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { recordResolver } from '../../core/graphql/record-resolver.ts'
import { Product } from './product.entity.ts'
import { productRecord } from './product.record.ts'
import type { ProductService } from './product.service.ts'

@Resolver(() => Product)
export class ProductResolver extends recordResolver(productRecord) {
  declare readonly service: ProductService

  @Query(() => [Product], {
    description: 'Returns the products, by the order of their categories, then by name in Turkish order.',
  })
  products(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Returns only products of this category.' })
    categoryId: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.service.getAllOf(context, categoryId, selectionOf(info))
  }
}
