import { isSame } from '../../api/same-value.ts'
import { isListOfItems } from '../../language/list-text.ts'

/** The items of a list that another list does not have; both whole if they differ in nothing but order. */
export function changedItems(list: unknown, other: unknown): unknown {
  if (!isListOfItems(list) || !isListOfItems(other)) return list
  const without = (items: typeof list, known: typeof list) =>
    items.filter((item) => !known.some((each) => isSame(each, item)))
  const changed = without(list, other)
  return changed.length > 0 || without(other, list).length > 0 ? changed : list
}
