import { forbiddenWording } from '../../../web/src/rules/menu-wording.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { Product } from '../product/product.entity.ts'
import type { Category } from './category.entity.ts'

type Input = AddInput<Category, 'image' | 'icon'> | UpdateInput<Category, 'image' | 'icon'>

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

export const categoryRules: RecordRules<Category, Input> = {
  values({ input: { name, description } }, fromInput) {
    expectMenuWording({ name, description })
    return fromInput()
  },
  async beforeRemove(category, { em }) {
    const count = await em.count(Product, { category, isDeleted: false })
    if (count > 0) throw new ConflictError('IN_USE', { entity: 'category', by: 'product', count })
  },
}
