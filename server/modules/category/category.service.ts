import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { contentService } from '../../core/write/content-service.ts'
import { Product } from '../product/product.entity.ts'
import { Category } from './category.entity.ts'
import { categoryRecord } from './category.record.ts'

export class CategoryService extends contentService(categoryRecord) {
  protected override async beforeRemove(em: EntityManager, category: Category): Promise<void> {
    const products = await em.count(Product, { category, isDeleted: false })
    if (products > 0)
      throw new ConflictError('IN_USE', { entity: 'category', by: 'product', count: products })
  }
}
