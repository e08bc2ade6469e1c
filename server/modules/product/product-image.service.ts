import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import type { PreparedPicture } from '../../core/pictures/picture-decoder.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { RecordService } from '../../core/write/record-service.ts'
import { createImages, preparedImages } from './new-images.ts'
import { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'
import { AddProductImage, type UpdateProductImage } from './product-image.input.ts'

export class ProductImageService extends RecordService<ProductImage, AddProductImage, UpdateProductImage> {
  async getAllOf(context: RequestContext, productId: unknown, selection: Selection): Promise<ProductImage[]> {
    const id = idFrom(productId)
    return id === null
      ? []
      : this.getAll(context, selection, { where: { product: id } as FilterQuery<ProductImage> })
  }

  /** Appends pictures to those of the product, in the order sent and in one transaction. */
  async addAll(
    context: RequestContext,
    productId: unknown,
    sources: readonly Promise<PictureSource>[],
  ): Promise<number[]> {
    this.require(context, this.definition.access.manage)
    await checked(AddProductImage, { productId: productId as number })
    const files = await preparedImages(this.tools.decoder, sources)
    const { ids } = await this.writeWithFiles(context, files, async (em) => ({
      ids: await this.store(em, context, productId, files),
      replaced: [],
    }))
    return ids
  }

  private async store(
    em: EntityManager,
    context: RequestContext,
    productId: unknown,
    files: readonly PreparedPicture[],
  ): Promise<number[]> {
    const product = await em.findOne(
      Product,
      { id: idFrom(productId) ?? 0, isDeleted: false },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!product)
      throw BadInputError.field('productId', 'NO_SUCH_RECORD', { id: String(productId).slice(0, 40) })
    const first = await em.count(ProductImage, { product, isDeleted: false })
    const images = createImages(em, context, product, files, first)
    await em.flush()
    return images.map((image) => image.id)
  }
}
