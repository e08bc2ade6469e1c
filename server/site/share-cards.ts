import { isPromoted } from '../../web/src/rules/food.ts'
import { nameWithPlace } from '../../web/src/rules/name-with-place.ts'
import { namedDishes } from '../../web/src/rules/named-dishes.ts'
import { priceOfServing } from '../../web/src/rules/turkish-number.ts'
import { CARD_PICTURE, type ShareCard } from '../core/pictures/picture-decoder.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Services } from '../services.ts'

/** A card before its picture is read. */
interface DescribedCard extends Omit<ShareCard, 'picture'> {
  readonly filePath: string | null
  /** The restaurant's own drawing, in the size of the picture's place. */
  readonly svg?: string
}

const DISH = select('id', 'name', 'price', 'servingLabel', 'categoryId', 'isAlcoholicDrink')

/**
 * The card of the restaurant, of its menu, a category, or a dish; null for what the public does not see or must not
 * promote, and for the demo restaurant, which has a picture.
 */
export async function shareCard(
  services: Services,
  context: RequestContext,
  part: 'house' | 'menu' | { readonly category: string } | { readonly dish: string },
): Promise<DescribedCard | null> {
  const [site, categories, products] = await Promise.all([
    services.site.site(context, select('name', 'locality', 'address', 'isDemo', 'heroImageFilePaths')),
    services.categories.getAll(context, select('id', 'name', 'imageFilePath')),
    services.products.getListed(context, null, DISH),
  ])
  const place = nameWithPlace(site)
  const dishes = products.filter(isPromoted)
  const first = categories[0]?.imageFilePath ?? null
  if (part === 'house') {
    const drawing = await services.site.drawing(context, CARD_PICTURE)
    if (site.isDemo && !drawing) return null
    const card = { title: site.name, line: lineOf(dishes), place: site.address }
    return drawing
      ? { ...card, filePath: null, svg: drawing.svg }
      : { ...card, filePath: site.heroImageFilePaths[0] ?? first }
  }
  if (part === 'menu') return { title: 'Menü', line: lineOf(dishes), place, filePath: first }
  if ('category' in part) {
    const category = categories.find(({ id }) => String(id) === part.category)
    if (!category) return null
    const line = lineOf(dishes.filter(({ categoryId }) => String(categoryId) === part.category))
    return { title: category.name, line, place, filePath: category.imageFilePath ?? null }
  }
  const dish = dishes.find(({ id }) => String(id) === part.dish)
  if (!dish) return null
  const [picture] = await services.productImages.getAllOf(context, dish.id, select('filePath'))
  return { title: dish.name, line: priceOfServing(dish), place, filePath: picture?.filePath ?? null }
}

const lineOf = (
  dishes: readonly {
    readonly name: string
    readonly price: number
    readonly servingLabel: string | null
    readonly categoryId: unknown
  }[],
) =>
  namedDishes(dishes)
    .map((dish) => `${dish.name} · ${priceOfServing(dish)}`)
    .join('\n')
