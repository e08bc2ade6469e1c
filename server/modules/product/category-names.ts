import type { EntityManager } from '@mikro-orm/postgresql'
import { cellKey } from '../../../web/src/rules/menu-table.ts'
import { BadInputError } from '../../core/errors.ts'
import { fieldFault, renamedFault } from '../../core/field-rules.ts'
import { MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import { Category } from '../category/category.entity.ts'
import type { ProductLine } from './product.input.ts'

/** The largest number of categories that one list of products may add. */
export const MAX_NEW_CATEGORIES = 60

/**
 * The lines with the ids of the categories that they name.
 * @param add adds a missing category and returns its id; null refuses lines that name one.
 * @throws {BadInputError} that names the lines without a category, or with more than one.
 */
export async function namedCategories(
  em: EntityManager,
  lines: readonly ProductLine[],
  add: ((name: string) => Promise<number>) | null,
): Promise<ProductLine[]> {
  const faults = lines.flatMap(({ id, categoryId, categoryName }, index) => {
    const field = `lines.${index}.categoryName`
    if (categoryId != null && categoryName != null)
      return [fieldFault(field, 'EMPTY_BESIDE', { other: 'categoryId' })]
    const isMissing = id == null && categoryId == null && categoryName == null
    return isMissing ? [fieldFault(field, 'REQUIRED_WITHOUT', { other: 'categoryId' })] : []
  })
  if (faults.length > 0) throw BadInputError.of(faults)
  if (lines.every(({ categoryName }) => categoryName == null)) return [...lines]
  const ids = await idsByName(em, lines, add)
  return lines.map(({ categoryName, ...line }) =>
    categoryName == null ? line : { ...line, categoryId: ids.get(cellKey(categoryName)) as number },
  )
}

/** The ids of the categories that lines name, by their names as an import compares them. */
async function idsByName(
  em: EntityManager,
  lines: readonly ProductLine[],
  add: ((name: string) => Promise<number>) | null,
): Promise<Map<string, number>> {
  const living = await em.find(
    Category,
    { isDeleted: false },
    { fields: ['id', 'name'], disableIdentityMap: true },
  )
  const byName = Map.groupBy(living, ({ name }) => cellKey(name))
  const ids = new Map([...byName].map(([key, [category]]) => [key, category?.id as number]))
  const faults = lines.flatMap(({ categoryName: name }, index) => {
    if (name == null) return []
    const found = byName.get(cellKey(name))?.length ?? 0
    const field = `lines.${index}.categoryName`
    if (found > 1) return [fieldFault(field, 'AMBIGUOUS_NAME', { name })]
    return found === 0 && !add ? [fieldFault(field, 'NO_SUCH_RECORD', { id: name })] : []
  })
  if (faults.length > 0) throw BadInputError.of(faults)
  const missing = missingNames(lines, ids)
  if (missing.size > MAX_NEW_CATEGORIES)
    throw BadInputError.field('addCategories', 'MAX_ITEMS', { max: MAX_NEW_CATEGORIES })
  if (missing.size + lines.length > MAX_AT_ONCE)
    throw BadInputError.field('lines', 'MAX_ITEMS', { max: MAX_AT_ONCE - missing.size })
  for (const [key, { name, index }] of missing) {
    const id = await add?.(name).catch((error) => {
      if (!(error instanceof BadInputError)) throw error
      throw BadInputError.of(error.fields.map((fault) => renamedFault(fault, `lines.${index}.categoryName`)))
    })
    ids.set(key, id as number)
  }
  return ids
}

/** The names without a category, each as its first line spells it. */
function missingNames(
  lines: readonly ProductLine[],
  known: ReadonlyMap<string, number>,
): Map<string, { readonly name: string; readonly index: number }> {
  const missing = new Map<string, { readonly name: string; readonly index: number }>()
  for (const [index, { categoryName }] of lines.entries()) {
    if (categoryName == null) continue
    const key = cellKey(categoryName)
    if (!known.has(key) && !missing.has(key))
      missing.set(key, { name: categoryName.trim().replace(/\s+/g, ' '), index })
  }
  return missing
}
