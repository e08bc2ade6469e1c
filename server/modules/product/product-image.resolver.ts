import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { baseResolver } from '../../core/graphql/record-resolver.ts'
import { GraphQLUpload } from '../../core/input/upload-scalar.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import { ProductImage } from './product-image.entity.ts'
import { productImageRecord } from './product-image.record.ts'
import type { ProductImageService } from './product-image.service.ts'

@Resolver(() => ProductImage)
export class ProductImageResolver extends baseResolver(productImageRecord) {
  declare readonly service: ProductImageService

  @Query(() => [ProductImage], { description: 'Returns the pictures of a product, by index.' })
  productImages(
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage[]> {
    return this.service.getAllOf(context, productId, selectionOf(info))
  }

  @Mutation(() => [ProductImage], {
    description: 'Adds 1 to 10 pictures to a product: all of them or none.',
  })
  async addProductImages(
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
    @Arg('images', () => [GraphQLUpload], {
      description: 'Pictures: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB each.',
    })
    images: Promise<PictureSource>[],
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage[]> {
    const ids = await this.service.addAll(context, productId, images)
    return this.service.getAll(context, selectionOf(info), { where: { id: { $in: ids } } })
  }
}
