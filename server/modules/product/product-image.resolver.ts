import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { ProductImage } from './product-image.entity.ts'
import type { ProductImageService } from './product-image.service.ts'

@Resolver(() => ProductImage)
export class ProductImageResolver {
  constructor(private readonly content: ProductImageService) {}

  @Query(() => [ProductImage], { description: 'The pictures of a product, by index.' })
  productImages(
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage[]> {
    return this.content.getAllOf(context, productId, selectionOf(info))
  }

  @Query(() => ProductImage, {
    nullable: true,
    description: 'One picture; null with NOT_FOUND where there is none.',
  })
  productImage(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(@Root() row: ProductImage, @Ctx() context: GraphQLContext): string | null {
    return context.media.imageUrl(row.filePath)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: ProductImage, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.filePath)
  }
}
