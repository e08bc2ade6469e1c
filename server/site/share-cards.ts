import { isPromoted } from '../../web/src/rules/food.ts'
import { nameWithPlace } from '../../web/src/rules/name-with-place.ts'
import { namedDishes } from '../../web/src/rules/named-dishes.ts'
import { formatPrice } from '../../web/src/rules/turkish-number.ts'
import type { ShareCard } from '../core/pictures/picture-decoder.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Services } from '../services.ts'

/** A card before its picture is read. */
interface DescribedCard extends Omit<ShareCard, 'picture'> {
  readonly filePath: string | null
}

const DISH = select('id', 'name', 'price', 'categoryId', 'isAlcoholicDrink')

/** The card of the menu, of a category, or of a dish; null for what the public does not see or must not promote. */
export async function shareCard(
  services: Services,
  context: RequestContext,
  part: 'menu' | { readonly category: string } | { readonly dish: string },
): Promise<DescribedCard | null> {
  const [site, categories, products] = await Promise.all([
    services.site.site(context, select('name', 'locality')),
    services.categories.getAll(context, select('id', 'name', 'imageFilePath')),
    services.products.getListed(context, null, DISH),
  ])
  const place = nameWithPlace(site)
  const dishes = products.filter(isPromoted)
  if (part === 'menu') {
    return { title: 'Menü', line: lineOf(dishes), place, filePath: categories[0]?.imageFilePath ?? null }
  }
  if ('category' in part) {
    const category = categories.find(({ id }) => String(id) === part.category)
    if (!category) return null
    const line = lineOf(dishes.filter(({ categoryId }) => String(categoryId) === part.category))
    return { title: category.name, line, place, filePath: category.imageFilePath ?? null }
  }
  const dish = dishes.find(({ id }) => String(id) === part.dish)
  if (!dish) return null
  const [picture] = await services.productImages.getAllOf(context, dish.id, select('filePath'))
  return { title: dish.name, line: formatPrice(dish.price), place, filePath: picture?.filePath ?? null }
}

const lineOf = (
  dishes: readonly { readonly name: string; readonly price: number; readonly categoryId: unknown }[],
) =>
  namedDishes(dishes)
    .map(({ name, price }) => `${name} · ${formatPrice(price)}`)
    .join('\n')
