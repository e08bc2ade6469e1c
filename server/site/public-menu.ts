import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Services } from '../services.ts'

const CATEGORY = select('id', 'name', 'description')
const PRODUCT = select(
  'id',
  'name',
  'description',
  'price',
  'priceSince',
  'servingLabel',
  'servings',
  'availiblity',
  'categoryId',
  'foodInformation',
)

export type PublicMenu = Awaited<ReturnType<typeof publicMenu>>

/** Reads restaurant, categories and publicly listed dishes, in the order of the menu. */
export async function publicMenu(services: Services, context: RequestContext) {
  const [site, categories, products] = await Promise.all([
    services.site.site(context, select('name', 'address', 'phone')),
    services.categories.getAll(context, CATEGORY),
    services.products.getListed(context, null, PRODUCT),
  ])
  return {
    site,
    categories: categories.map(({ id, name, description }) => ({
      id,
      name,
      description,
      products: products.filter(({ categoryId }) => Number(categoryId) === Number(id)),
    })),
  }
}
