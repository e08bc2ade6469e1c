import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import { Category } from '../category/category.entity.ts'
import { Product } from './product.entity.ts'
import { productRecord } from './product.record.ts'

export class ProductService extends contentService(productRecord) {
  /** The products of one category; of all where `categoryId` is null, undefined or 0. */
  async getAllOf(context: RequestContext, categoryId: unknown, selection: Selection): Promise<Product[]> {
    if (categoryId === undefined || categoryId === null || Number(categoryId) === 0) {
      return this.getAll(context, selection)
    }
    const id = idFrom(categoryId)
    return id === null
      ? []
      : this.getAll(context, selection, { where: { category: id } as FilterQuery<Product> })
  }

  protected override async beforeRestore(em: EntityManager, product: Product): Promise<void> {
    const category = await em.findOne(
      Category,
      { id: product.category.id, isDeleted: false },
      { lockMode: LockMode.PESSIMISTIC_READ },
    )
    if (!category) throw new ConflictError('PARENT_REMOVED', { entity: 'product', parent: 'category' })
  }
}
