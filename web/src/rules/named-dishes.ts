const COUNT = 3

/** Up to three dishes that stand for many: the first of each category, or the first of all where categories are fewer. */
export function namedDishes<Dish extends { readonly categoryId: unknown }>(dishes: readonly Dish[]): Dish[] {
  const firsts = [...Map.groupBy(dishes, ({ categoryId }) => String(categoryId)).values()].flatMap(
    ([first]) => first ?? [],
  )
  return (firsts.length < COUNT ? dishes : firsts).slice(0, COUNT)
}
