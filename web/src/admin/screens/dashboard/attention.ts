/** A kind of problem in the content, with the records that have it. */
export interface Concern {
  readonly key:
    | 'waitingPictures'
    | 'nothing'
    | 'noPicture'
    | 'noPrice'
    | 'noFood'
    | 'soldOut'
    | 'hidden'
    | 'empty'
    | 'noContact'
    | 'noPhone'
    | 'oldBackup'
    | 'noCopies'
    | 'oldList'
  /** Null for problems without a kind of record. */
  readonly resource: 'product' | 'category' | 'contact' | null
  readonly records: readonly Named[]
  /** The filter of the resource's list for these records; null if there is none. */
  readonly filter: object | null
  /** The outdated sheet. */
  readonly list?: PrintedList
}

/** The last print of a sheet, and the changes of the menu since. */
interface PrintedList {
  readonly kind: string
  readonly changedPrices: number
  readonly changedProducts: number
}

/** The sheets whose prices guests see. */
const PRICE_LISTS = ['DOOR', 'TABLE']

interface Named {
  readonly id: string
  readonly name: string
}

interface Dish extends Named {
  readonly price: number
  readonly availiblity: boolean
  readonly categoryId: string
  readonly productImages: readonly object[]
  readonly foodInformation: { readonly isComplete: boolean }
}

interface Contact extends Pick<Named, 'id'> {
  readonly phoneNumber?: string | null
}

interface Category extends Named {
  readonly status: string
}

/** The content that the user may see; undefined for the rest. */
export interface Content {
  readonly products?: readonly Dish[] | undefined
  readonly categories?: readonly Category[] | undefined
  readonly contacts?: readonly Contact[] | undefined
  readonly site?: { readonly settings: { readonly phone?: string | null } } | undefined
  /** The ids of dishes with pictures that are stored in this browser and not uploaded yet. */
  readonly waitingPictures?: readonly string[] | undefined
  readonly printedLists?: readonly PrintedList[] | undefined
  readonly backups?: { readonly needAttention: boolean } | undefined
  readonly backupCopies?: { readonly needAttention: boolean } | undefined
}

/** The problems that have records; a missing contact entry is one without records. */
export function concernsOf(content: Content): Concern[] {
  const {
    products,
    categories,
    contacts,
    site,
    waitingPictures = [],
    backups,
    backupCopies,
    printedLists = [],
  } = content
  return [
    ...(backups?.needAttention
      ? [{ key: 'oldBackup', resource: null, records: [], filter: null } as const]
      : []),
    ...(backupCopies?.needAttention
      ? [{ key: 'noCopies', resource: null, records: [], filter: null } as const]
      : []),
    ...printedLists
      .filter(({ kind }) => PRICE_LISTS.includes(kind))
      .filter(({ changedPrices, changedProducts }) => changedPrices + changedProducts > 0)
      .map((list) => ({ key: 'oldList', resource: null, records: [], filter: null, list }) as const),
    ...(products ? dishConcerns(products, waitingPictures) : []),
    ...(categories?.length === 0
      ? [{ key: 'nothing', resource: 'category', records: [], filter: null } as const]
      : []),
    ...(products && categories ? categoryConcerns(products, categories) : []),
    ...(contacts?.length === 0
      ? [{ key: 'noContact', resource: 'contact', records: [], filter: null } as const]
      : []),
    ...(contacts && site ? phoneConcerns(contacts, site.settings.phone) : []),
  ]
}

/** Without a number of its own, the site shows that of its configuration, which may be the demo restaurant's. */
function phoneConcerns([first]: readonly Contact[], phone: string | null | undefined): Concern[] {
  if (!first || first.phoneNumber || phone) return []
  return [{ key: 'noPhone', resource: 'contact', records: [{ id: first.id, name: '' }], filter: null }]
}

function dishConcerns(products: readonly Dish[], waiting: readonly string[]): Concern[] {
  const concerns: readonly Concern[] = [
    {
      key: 'waitingPictures',
      resource: 'product',
      records: products.filter(({ id }) => waiting.includes(id)),
      filter: null,
    },
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
      key: 'noFood',
      resource: 'product',
      records: products.filter(({ foodInformation }) => !foodInformation.isComplete),
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
