import type { Language } from '../core/primitives/language.ts'
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

type Translated = Awaited<ReturnType<Services['translationReads']['ofAll']>>[number]
type Texts = ReadonlyMap<number, Translated>

interface MenuIn {
  readonly language: Language
  /** By the ids of the records. */
  readonly ofCategories: Texts
  readonly ofProducts: Texts
}

async function textsIn(
  { translationReads }: Services,
  context: RequestContext,
  kind: 'CATEGORY' | 'PRODUCT',
  records: readonly { readonly id: number }[],
  language: Language,
): Promise<Texts> {
  const ids = records.map(({ id }) => Number(id))
  const texts = await translationReads.ofAll(context, kind, ids, language)
  return new Map(ids.map((id, at) => [id, texts[at] as Translated]))
}

export type PublicMenu = Awaited<ReturnType<typeof publicMenu>>

/** Reads restaurant, categories and publicly listed dishes, in the order of the menu. */
export async function publicMenu(services: Services, context: RequestContext) {
  const [site, categories, products] = await Promise.all([
    services.site.site(context, select('name', 'address', 'phone', 'languages')),
    services.categories.getAll(context, CATEGORY),
    services.products.getListed(context, null, PRODUCT),
  ])
  const translated = await Promise.all(
    site.languages.map(async (language): Promise<MenuIn> => {
      const [ofCategories, ofProducts] = await Promise.all([
        textsIn(services, context, 'CATEGORY', categories, language),
        textsIn(services, context, 'PRODUCT', products, language),
      ])
      return { language, ofCategories, ofProducts }
    }),
  )
  return {
    site,
    /** In each published language. */
    translated,
    categories: categories.map(({ id, name, description }) => ({
      id,
      name,
      description,
      products: products.filter(({ categoryId }) => Number(categoryId) === Number(id)),
    })),
  }
}
