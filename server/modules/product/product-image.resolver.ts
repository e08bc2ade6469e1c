import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type GraphQLContext, WIDTH } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import type { PictureSource } from '../../core/picture-source.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { GraphQLUpload } from '../../core/upload-scalar.ts'
import { ProductImage } from './product-image.entity.ts'
import { UpdateProductImage } from './product-image.input.ts'
import type { ProductImageService } from './product-image.service.ts'

const ProductImageTable = tableType(ProductImage, 'ProductImage')

@Resolver(() => ProductImage)
export class ProductImageResolver {
  constructor(private readonly content: ProductImageService) {}

  @Query(() => [ProductImage], { description: 'Returns the pictures of a product, by index.' })
  productImages(
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage[]> {
    return this.content.getAllOf(context, productId, selectionOf(info))
  }

  @Query(() => ProductImage, {
    nullable: true,
    description: 'Returns one picture by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  productImage(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => ProductImageTable, {
    description:
      'Returns one page of the product image table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, index, size, type, contentType, fileName, filePath, productId.',
  })
  productImageTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<ProductImage>> {
    return this.content.getTableAll(context, query, selectionOf(info))
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
    const ids = await this.content.addAll(context, productId, images)
    return this.content.getAll(context, selectionOf(info), { where: { id: { $in: ids } } })
  }

  @Mutation(() => ProductImage, {
    description: 'Changes the fields of a product image that the input names; all others stay as they are.',
  })
  async updateProductImage(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateProductImage, { description: 'Fields that change.' }) input: UpdateProductImage,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a product image; an administrator can restore it.' })
  async removeProductImage(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => ProductImage, {
    description: 'Restores a product image that was removed. For administrators.',
  })
  async restoreProductImage(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductImage> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(
    @Root() row: ProductImage,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.filePath, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: ProductImage, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.filePath)
  }
}
