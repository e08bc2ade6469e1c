import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { ConflictError } from '../../core/errors.ts'
import { nextOrder } from '../../core/order.ts'
import { filePathOf } from '../../core/picture-store.ts'
import type { PreparedPictures } from '../../core/record-service.ts'
import { select } from '../../core/selection.ts'
import { Product } from '../product/product.entity.ts'
import { categoryAccess } from './category.access.ts'
import { Category } from './category.entity.ts'
import { AddCategory, UpdateCategory } from './category.input.ts'

export class CategoryService extends ContentService<Category, AddCategory, UpdateCategory> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: Category,
        title: 'category',
        inputs: { add: AddCategory, update: UpdateCategory },
        access: categoryAccess,
        sort: { order: 'asc', id: 'asc' },
        table: {
          search: ['name', 'description'],
          fields: ['name', 'description', 'order', 'status', 'imageFilePath', 'iconFilePath'],
        },
        pictures: ['imageFilePath', 'iconFilePath'],
        derived: {
          image: select('imageFilePath'),
          icon: select('iconFilePath'),
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

  protected override async pictures(
    input: AddCategory | UpdateCategory,
  ): Promise<PreparedPictures<Category>> {
    const { store } = this.tools.pictures
    const [image, icon] = await Promise.all([input.image, input.icon])
    const imageFile = image && (await store.prepare(image, 'image'))
    const iconFile = icon && (await store.prepare(icon, 'icon'))
    return {
      values: { imageFilePath: filePathOf(imageFile), iconFilePath: filePathOf(iconFile) },
      files: [imageFile, iconFile].filter((file) => !!file),
    }
  }

  protected override async beforeRemove(em: EntityManager, category: Category): Promise<void> {
    const products = await em.count(Product, { category, isDeleted: false })
    if (products > 0)
      throw new ConflictError('IN_USE', { entity: 'category', by: 'product', count: products })
  }
}
