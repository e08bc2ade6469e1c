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

/**
 * @param texts that guests read, by the names of their fields.
 * @throws {BadInputError} if one of them mentions a charge in addition to the prices.
 */
export function expectMenuWording(texts: Readonly<Record<string, string | null | undefined>>): void {
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const words = forbiddenWording(text ?? '')
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
    expectMenuWording({ name: input.name, description: input.description })
    return super.values(em, input, category, context)
  }

  protected override async beforeRemove(em: EntityManager, category: Category): Promise<void> {
    const products = await em.count(Product, { category, isDeleted: false })
    if (products > 0)
      throw new ConflictError('IN_USE', { entity: 'category', by: 'product', count: products })
  }
}
