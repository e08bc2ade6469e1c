import { type EntityData, type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { ConflictError } from '../../core/errors.ts'
import { idFrom } from '../../core/input.ts'
import { living } from '../../core/living.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { Selection } from '../../core/selection.ts'
import { Category } from '../category/category.entity.ts'
import { productAccess } from './product.access.ts'
import { Product } from './product.entity.ts'
import { AddProduct, UpdateProduct } from './product.input.ts'

export class ProductService extends ContentService<Product, AddProduct, UpdateProduct> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: Product,
        title: 'product',
        inputs: { add: AddProduct, update: UpdateProduct },
        access: productAccess,
        sort: { category: { order: 'asc', id: 'asc' }, name: 'asc', id: 'asc' },
        table: {
          search: ['name', 'description'],
          fields: ['name', 'description', 'price', 'availiblity', 'status', 'categoryId'],
        },
      },
      tools,
    )
  }

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

  protected async values(em: EntityManager, input: AddProduct | UpdateProduct): Promise<EntityData<Product>> {
    const { name, description, price } = input
    return {
      name,
      description,
      price,
      availiblity: input.availiblity ?? undefined,
      status: input.status ?? undefined,
      category:
        input.categoryId === undefined
          ? undefined
          : await living(em, Category, 'categoryId', input.categoryId),
    }
  }
}
