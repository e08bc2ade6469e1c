import type { EntityManager } from '@mikro-orm/postgresql'
import { forbiddenWording } from '../../../web/src/rules/menu-wording.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import type { InputOf } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import { Product } from '../product/product.entity.ts'
import { Category } from './category.entity.ts'
import { categoryRecord } from './category.record.ts'

/** @throws {BadInputError} if a name or description on the menu mentions a charge in addition to its prices. */
export function expectMenuWording(texts: { name?: string | null; description?: string | null }): void {
  const faults = (['name', 'description'] as const).flatMap((field) => {
    const words = forbiddenWording(texts[field] ?? '')
    return words === null ? [] : [fieldFault(field, 'FORBIDDEN_WORDING', { words })]
  })
  if (faults.length > 0) throw BadInputError.of(faults)
}

export class CategoryService extends contentService(categoryRecord) {
  protected override async values(
    em: EntityManager,
    input: InputOf<typeof categoryRecord>,
    category: Category | null,
    context: RequestContext,
  ) {
    expectMenuWording(input)
    return super.values(em, input, category, context)
  }

  protected override async beforeRemove(em: EntityManager, category: Category): Promise<void> {
    const products = await em.count(Product, { category, isDeleted: false })
    if (products > 0)
      throw new ConflictError('IN_USE', { entity: 'category', by: 'product', count: products })
  }
}
