import type { DishTexts, SearchedDish } from './menu-words.ts'

/** A dish with its translated texts in place of the Turkish ones; stale ones are shown, and promise nothing. */
export function inSpoken({ translation: all, ...dish }: SearchedDish, isFresh = false): SearchedDish {
  const translation = isFresh && all?.stale ? without(all, all.stale) : all
  return {
    ...dish,
    name: translation?.name ?? '',
    description: translation?.description ?? null,
    servingLabel: translation?.servingLabel ?? null,
    servings: translation?.servings?.map((label) => ({ label })) ?? [],
    foodInformation: {
      ...dish.foodInformation,
      ingredients: translation?.ingredients ?? null,
      allergenNote: translation?.allergenNote ?? null,
      portion: { of: translation?.portionOf ?? null },
    },
  }
}

const without = (texts: DishTexts, fields: readonly string[]): DishTexts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => !fields.includes(field)))
