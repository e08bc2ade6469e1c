/** Something to look after, and the records that it is about. */
export interface Concern {
  readonly key: 'noPicture' | 'noPrice' | 'soldOut' | 'hidden' | 'empty' | 'noContact'
  readonly resource: 'product' | 'category' | 'contact'
  readonly records: readonly Named[]
  /** What the list of the resource filters by to show just these; null where it has no such filter. */
  readonly filter: object | null
}

interface Named {
  readonly id: string
  readonly name: string
}

interface Dish extends Named {
  readonly price: number
  readonly availiblity: boolean
  readonly categoryId: string
  readonly productImages: readonly object[]
}

interface Category extends Named {
  readonly status: string
}

/** What somebody may see of the content; what they may not is left out. */
export interface Content {
  readonly products?: readonly Dish[] | undefined
  readonly categories?: readonly Category[] | undefined
  readonly contacts?: readonly object[] | undefined
}

/** What needs attention; a concern without records does not, but for a missing contact entry, which has none. */
export function concernsOf({ products, categories, contacts }: Content): Concern[] {
  return [
    ...(products ? dishConcerns(products) : []),
    ...(products && categories ? categoryConcerns(products, categories) : []),
    ...(contacts?.length === 0
      ? [{ key: 'noContact', resource: 'contact', records: [], filter: null } as const]
      : []),
  ]
}

function dishConcerns(products: readonly Dish[]): Concern[] {
  const concerns: readonly Concern[] = [
    {
      key: 'noPrice',
      resource: 'product',
      records: products.filter(({ price }) => price === 0),
      filter: { price: 0 },
    },
    {
      key: 'noPicture',
      resource: 'product',
      records: products.filter(({ productImages }) => productImages.length === 0),
      filter: null,
    },
    {
      key: 'soldOut',
      resource: 'product',
      records: products.filter(({ availiblity }) => !availiblity),
      filter: { availiblity: false },
    },
  ]
  return concerns.filter(({ records }) => records.length > 0)
}

function categoryConcerns(products: readonly Dish[], categories: readonly Category[]): Concern[] {
  const filled = new Set(products.map(({ categoryId }) => categoryId))
  const concerns: readonly Concern[] = [
    {
      key: 'hidden',
      resource: 'category',
      records: categories.filter(({ id, status }) => status === 'PASSIVE' && filled.has(id)),
      filter: { status: 'PASSIVE' },
    },
    {
      key: 'empty',
      resource: 'category',
      records: categories.filter(({ id }) => !filled.has(id)),
      filter: null,
    },
  ]
  return concerns.filter(({ records }) => records.length > 0)
}
