import { proposalFor } from '../../server/modules/translation/proposals.ts'
import type { SearchedDish, SearchedMenu } from '../../web/src/rules/menu-words.ts'
import type { SiteLanguage } from '../../web/src/rules/site-languages.ts'
import { DEMO_MENU } from './searched-demo-menu.ts'

/** The demo menu with the translations that the glossary proposes, and without answers where `isUnanswered`. */
export function translatedDemoMenu(
  language: SiteLanguage,
  isUnanswered: (at: number) => boolean = () => false,
): SearchedMenu<SearchedDish> {
  const proposed = (kind: 'CATEGORY' | 'PRODUCT', field: string, source: string | null | undefined) =>
    source ? proposalFor(language, { kind, field, source }) : null
  return {
    categories: DEMO_MENU.categories.map((category) => ({
      ...category,
      translation: { name: proposed('CATEGORY', 'name', category.name) },
    })),
    products: DEMO_MENU.products.map((dish, at) => ({
      ...dish,
      foodInformation: {
        ...dish.foodInformation,
        ...(isUnanswered(at) && { allergens: null, diet: null, containsAlcohol: null, containsPork: null }),
      },
      translation: {
        name: proposed('PRODUCT', 'name', dish.name),
        ingredients: proposed('PRODUCT', 'ingredients', dish.foodInformation.ingredients),
        allergenNote: proposed('PRODUCT', 'allergenNote', dish.foodInformation.allergenNote),
      },
    })),
  }
}
