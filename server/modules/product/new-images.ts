import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../../core/errors.ts'
import type { PictureDecoder, PreparedPicture } from '../../core/pictures/picture-decoder.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { addedContent } from '../../core/write/record-stamps.ts'
import type { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'

/** Pictures that a call adds at most. */
export const MAX_NEW_IMAGES = 10

/** @throws {BadInputError} on `images` for a file that is no accepted picture, or none or too many files. */
export async function preparedImages(
  decoder: PictureDecoder,
  sources: readonly Promise<PictureSource>[],
): Promise<PreparedPicture[]> {
  if (sources.length === 0 || sources.length > MAX_NEW_IMAGES)
    throw BadInputError.field('images', 'ITEMS', { min: 1, max: MAX_NEW_IMAGES })
  const files: PreparedPicture[] = []
  for (const source of await Promise.all(sources)) files.push(await decoder.prepare(source, 'images'))
  return files
}

/**
 * Creates pictures of a product, which the next flush stores.
 * @param first the index of the first of them.
 */
export function createImages(
  em: EntityManager,
  context: RequestContext,
  product: Product,
  files: readonly PreparedPicture[],
  first: number,
): ProductImage[] {
  return files.map(({ size, contentType, fileName, filePath }, index) =>
    em.create(ProductImage, {
      ...addedContent(context),
      index: first + index,
      size,
      contentType,
      fileName,
      filePath,
      product,
      productId: product.id,
    }),
  )
}
