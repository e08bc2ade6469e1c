import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { ConflictError } from '../../core/errors.ts'
import { nextOrder } from '../../core/order.ts'
import type { PictureStore } from '../../core/picture-store.ts'
import { select } from '../../core/selection.ts'
import { Product } from '../product/product.entity.ts'
import { categoryAccess } from './category.access.ts'
import { Category } from './category.entity.ts'
import { AddCategory, UpdateCategory } from './category.input.ts'

export class CategoryService extends ContentService<Category, AddCategory, UpdateCategory> {
  constructor(
    private readonly store: PictureStore,
    tools: ContentTools,
  ) {
    super(
      {
        entity: Category,
        title: 'category',
        inputs: { add: AddCategory, update: UpdateCategory },
        access: categoryAccess,
        sort: { order: 'asc', id: 'asc' },
        derived: {
          imageUrl: select('imageFilePath'),
          thumbUrl: select('imageFilePath'),
          iconUrl: select('iconFilePath'),
        },
      },
      tools,
    )
  }

  protected async values(
    em: EntityManager,
    input: AddCategory | UpdateCategory,
    entity: Category | null,
  ): Promise<EntityData<Category>> {
    const { name, description, status } = input
    return {
      name,
      description,
      status: status ?? undefined,
      order: input.order ?? (entity ? undefined : await nextOrder(em, Category)),
    }
  }

  protected override async pictures(input: AddCategory | UpdateCategory): Promise<EntityData<Category>> {
    const [image, icon] = await Promise.all([input.image, input.icon])
    return {
      imageFilePath: image && (await this.store.store(image)).filePath,
      iconFilePath: icon && (await this.store.store(icon)).filePath,
    }
  }

  protected override async beforeRemove(em: EntityManager, category: Category): Promise<void> {
    const products = await em.count(Product, { category, isDeleted: false })
    if (products > 0)
      throw new ConflictError(`${products} products are still in this category. Move or remove them first.`)
  }
}
