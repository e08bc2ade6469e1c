import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { counted } from '../../core/counted.ts'
import { ConflictError } from '../../core/errors.ts'
import { nextOrder } from '../../core/order.ts'
import { filePathOf } from '../../core/picture-store.ts'
import type { PreparedPictures } from '../../core/record-service.ts'
import { Product } from '../product/product.entity.ts'
import { Category } from './category.entity.ts'
import { AddCategory, UpdateCategory } from './category.input.ts'
import { categoryRecord } from './category.record.ts'

export class CategoryService extends ContentService<Category, AddCategory, UpdateCategory> {
  constructor(tools: ContentTools) {
    super(categoryRecord, tools)
  }

  protected override async values(
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
      throw new ConflictError(
        `This category still has ${counted(products, 'product')}. Move or remove what is in it first.`,
      )
  }
}
