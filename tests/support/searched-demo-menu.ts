import { foodOfBreakfastAndStarters } from '../../server/demo/food-breakfast-and-starters.ts'
import { foodOfMains } from '../../server/demo/food-mains.ts'
import { foodOfSweetsAndDrinks } from '../../server/demo/food-sweets-and-drinks.ts'
import { breakfastAndStarters } from '../../server/demo/menu-breakfast-and-starters.ts'
import { mains } from '../../server/demo/menu-mains.ts'
import { sweetsAndDrinks } from '../../server/demo/menu-sweets-and-drinks.ts'
import type { SearchedDish } from '../../web/src/rules/menu-words.ts'

const sections = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const answers = { ...foodOfBreakfastAndStarters, ...foodOfMains, ...foodOfSweetsAndDrinks }

/** The menu of the demo restaurant, as the search takes it. */
export const DEMO_MENU = {
  categories: sections.map(({ name }) => ({ id: name, name })),
  products: sections.flatMap(({ name: categoryId, dishes }) =>
    dishes.map(([name, , description]): SearchedDish => {
      const food = answers[name]
      return {
        ...{ id: name, name, description, categoryId },
        foodInformation: {
          isAlcoholicDrink: false,
          ...(food && {
            ingredients: food[0],
            allergens: food[1].split(' ').filter(Boolean),
            diet: food[2],
            containsAlcohol: food[5]?.alcohol ?? false,
            containsPork: false,
            allergenNote: food[5]?.note ?? null,
            portion: { of: food[3][2] ?? null },
          }),
        },
      }
    }),
  ),
}
