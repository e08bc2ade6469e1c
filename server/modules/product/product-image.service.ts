import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { BadInputError } from '../../core/errors.ts'
import { idFrom } from '../../core/input.ts'
import { living } from '../../core/living.ts'
import type { PictureSource } from '../../core/picture-source.ts'
import type { PictureStore, StoredPicture } from '../../core/picture-store.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type Selection, select } from '../../core/selection.ts'
import { Product } from './product.entity.ts'
import { productImageAccess } from './product-image.access.ts'
import { ProductImage } from './product-image.entity.ts'
import { AddProductImage, UpdateProductImage } from './product-image.input.ts'

/** How many pictures one call may bring. */
const MOST_AT_ONCE = 10

export class ProductImageService extends ContentService<ProductImage, AddProductImage, UpdateProductImage> {
  constructor(
    private readonly store: PictureStore,
    tools: ContentTools,
  ) {
    super(
      {
        entity: ProductImage,
        title: 'product image',
        inputs: { add: AddProductImage, update: UpdateProductImage },
        access: productImageAccess,
        sort: { index: 'asc', id: 'asc' },
        derived: { imageUrl: select('filePath'), thumbUrl: select('filePath') },
      },
      tools,
    )
  }

  /** The pictures of one product. */
  async getAllOf(context: RequestContext, productId: unknown, selection: Selection): Promise<ProductImage[]> {
    const id = idFrom(productId)
    return id === null
      ? []
      : this.getAll(context, selection, { where: { product: id } as FilterQuery<ProductImage> })
  }

  /** Adds pictures behind those that the product has, in the order sent, all of them or none. */
  async addAll(
    context: RequestContext,
    productId: unknown,
    sources: Promise<PictureSource>[],
  ): Promise<number[]> {
    this.require(context, productImageAccess.add)
    if (sources.length === 0 || sources.length > MOST_AT_ONCE) {
      throw BadInputError.field('images', `images must be 1 to ${MOST_AT_ONCE} pictures.`)
    }
    const stored: StoredPicture[] = []
    for (const source of await Promise.all(sources)) stored.push(await this.store.store(source))
    return this.write(context, async (em) => {
      const product = await living(em, Product, 'productId', productId)
      const first = await em.count(ProductImage, { product, isDeleted: false })
      const images = stored.map(({ size, contentType, fileName, filePath }, place) =>
        em.create(ProductImage, {
          index: first + place,
          size,
          contentType,
          fileName,
          filePath,
          product,
          productId: product.id,
          createdBy: context.caller.userId,
        }),
      )
      await em.flush()
      return images.map((image) => image.id)
    })
  }

  protected values(_em: EntityManager, input: AddProductImage | UpdateProductImage) {
    return { index: 'index' in input ? (input.index ?? undefined) : undefined }
  }
}
