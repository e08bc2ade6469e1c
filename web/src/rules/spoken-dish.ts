import type { SearchedDish } from './menu-words.ts'

/** A dish with its translated texts in place of the Turkish ones. */
export function inSpoken({ translation, ...dish }: SearchedDish): SearchedDish {
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
