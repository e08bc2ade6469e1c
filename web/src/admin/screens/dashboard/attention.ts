import type { ContentToLookAfterQuery } from '../../../gql/graphql.ts'
import { isPrivateAddress } from '../../../rules/loopback.ts'
import { ENERGY_DUE, lacksGrams } from '../../../rules/menu-duties.ts'
import type { Hours } from '../../../rules/opening-hours.ts'
import { openMinutesBetween } from '../../../rules/opening-minutes.ts'

/** A kind of problem in the content, with the records that have it. */
export interface Concern {
  readonly key:
    | 'lateTables'
    | 'waitingTables'
    | 'waitingPictures'
    | 'nothing'
    | 'noPicture'
    | 'noPrice'
    | 'noFood'
    | 'noKcal'
    | 'noGrams'
    | 'soldOut'
    | 'hidden'
    | 'empty'
    | 'noContact'
    | 'noPhone'
    | 'noText'
    | 'oldBackup'
    | 'noCode'
    | 'mailChanged'
    | 'mailRefused'
    | 'mailUnreachable'
    | 'silentPhones'
    | 'refusedPhones'
    | 'noCopies'
    | 'oldList'
    | 'demo'
    | 'noWords'
    | 'noAbout'
    | 'sampleTexts'
    | 'noCategoryPicture'
    | 'noAddress'
    | 'noCopy'
  /** The kind of the records; absent for problems that the screen links by their key. */
  readonly resource?: 'product' | 'category'
  readonly records: readonly Named[]
  /** The filter of the resource's list for these records. */
  readonly filter?: object
  /** The outdated sheet. */
  readonly list?: PrintedList
}

type PrintedList = NonNullable<ContentToLookAfterQuery['printedLists']>[number]

/** The sheets whose prices guests see. */
const PRICE_LISTS = ['DOOR', 'TABLE', 'COUNTER']

interface Named {
  readonly id: string
  readonly name: string
}

type Dish = NonNullable<ContentToLookAfterQuery['products']>[number]
type Contact = NonNullable<ContentToLookAfterQuery['contacts']>[number]
type Settings = NonNullable<ContentToLookAfterQuery['site']>['settings']
type Category = NonNullable<ContentToLookAfterQuery['categories']>[number]

/** The content that the user may see; the rest is absent. */
export interface Content extends ContentToLookAfterQuery {
  /** The ids of dishes with pictures that are stored in this browser and not uploaded yet. */
  readonly waitingPictures?: readonly string[]
  /** At the restaurant, YYYY-MM-DD; absent until it is known. */
  readonly today?: string | null
  /** The tables that guests ask for; absent for who does not keep the book. */
  readonly requests?: Requests | undefined
}

interface Requests {
  readonly tables: readonly (Named & { readonly at: string; readonly createdDate: string })[]
  readonly hours: Hours
  readonly now: Date
}

/** Minutes of opening time within which a request is answered. */
const ANSWERED_WITHIN = 15
/** Time before its guests would come in which an unanswered request is urgent. */
const URGENT_MS = 2 * 60 * 60_000

/** Problems of the readiness list, which a new owner solves once. */
export const READY_KEYS: ReadonlySet<Concern['key']> = new Set([
  ...(['demo', 'noWords', 'noAbout', 'sampleTexts', 'noCategoryPicture'] as const),
  ...(['nothing', 'noText', 'noContact', 'noPhone', 'noPrice', 'noFood'] as const),
])

/** Problems that the environment of the server solves, which no owner can reach. */
export const INSTALLER_KEYS: ReadonlySet<Concern['key']> = new Set(['noAddress', 'noCopy'])

/** The problems that have records; something that is missing is one without records. */
export function concernsOf({ products, categories, contacts, ...content }: Content): Concern[] {
  const { site, pages, waitingPictures = [], backups, backupCopies, printedLists = [] } = content
  const without = (key: Concern['key'], isSo = false): Concern[] => (isSo ? [{ key, records: [] }] : [])
  return [
    ...(content.requests ? tableConcerns(content.requests) : []),
    ...without('oldBackup', backups?.needAttention),
    ...without('noCode', content.recoveryCodeMadeAt === null),
    ...without('mailChanged', content.mailAccount?.state === 'CHANGED'),
    ...without('mailRefused', content.mailAccount?.state === 'REFUSED'),
    ...without('mailUnreachable', content.mailAccount?.state === 'UNREACHABLE'),
    ...without('silentPhones', content.pushConcern === 'SILENT'),
    ...without('refusedPhones', content.pushConcern === 'REFUSED'),
    ...without('noCopies', backupCopies?.needAttention),
    ...printedLists
      .filter(({ kind }) => PRICE_LISTS.includes(kind))
      .filter(({ changedPrices, changedProducts }) => changedPrices + changedProducts > 0)
      .map((list): Concern => ({ key: 'oldList', records: [], list })),
    ...(products ? dishConcerns(products, waitingPictures) : []),
    ...(products ? dutyConcerns(products, content) : []),
    ...without('nothing', categories?.length === 0),
    ...(products && categories ? categoryConcerns(products, categories) : []),
    ...(pages ? textConcerns(pages) : []),
    ...(contacts && site ? contactConcerns(contacts, site.settings) : []),
    ...identityConcerns(categories ?? [], content),
  ]
}

/** Requests for tables that wait too long; nothing of them once their time has come. */
function tableConcerns({ tables, hours, now }: Requests): Concern[] {
  const open = tables.filter(({ at }) => Date.parse(at) > now.getTime())
  const isUrgent = ({ at }: (typeof open)[number]) => Date.parse(at) - now.getTime() <= URGENT_MS
  const those = (key: Concern['key'], records: readonly Named[]): Concern[] =>
    records.length > 0 ? [{ key, records }] : []
  return [
    ...those('lateTables', open.filter(isUrgent)),
    ...those(
      'waitingTables',
      open
        .filter((table) => !isUrgent(table))
        .filter(
          ({ createdDate }) => openMinutesBetween(hours, new Date(createdDate), now) >= ANSWERED_WITHIN,
        ),
    ),
  ]
}

/** Sample or missing content on a site that has its owner's name. */
function identityConcerns(categories: readonly Category[], content: Omit<Content, 'categories'>): Concern[] {
  const { identity, demoContent = 0, abouts, pages, backupCopies } = content
  if (!identity?.settings.name) return []
  const samples = (pages?.pages ?? [])
    .filter(({ key, mode }) => mode === 'TEMPLATE' && !pages?.hiddenPages.includes(key))
    .map(({ key }) => ({ id: key, name: key }))
  const without = (key: Concern['key'], isSo: boolean): Concern[] => (isSo ? [{ key, records: [] }] : [])
  return [
    ...without('demo', (demoContent ?? 0) > 0),
    ...without('noWords', !identity.settings.heroText),
    ...without('noAbout', abouts?.length === 0),
    ...(samples.length > 0 ? [{ key: 'sampleTexts' as const, records: samples }] : []),
    ...concern(
      'category',
      'noCategoryPicture',
      categories.filter(({ status, imageFilePath }) => status === 'ACTIVE' && !imageFilePath),
    ),
    ...without('noAddress', isPrivateAddress(identity.imageUrl)),
    ...without('noCopy', backupCopies ? !backupCopies.lastCopied : false),
  ]
}

/** Pages in the owner's words, of which there are none yet. */
function textConcerns({ pages, hiddenPages }: NonNullable<Content['pages']>): Concern[] {
  const records = pages
    .filter(({ key, mode }) => mode === 'OWN' && key !== '360' && hiddenPages.includes(key))
    .map(({ key }) => ({ id: key, name: key }))
  return records.length > 0 ? [{ key: 'noText', records }] : []
}

/** What the settings leave open is read from the first entry, then from the configuration, maybe of the demo restaurant. */
function contactConcerns([first]: readonly Contact[], settings: Settings): Concern[] {
  const records = first ? [{ id: first.id, name: '' }] : []
  if (!first && !settings.phone && !settings.address) return [{ key: 'noContact', records }]
  return settings.phone || first?.phoneNumber ? [] : [{ key: 'noPhone', records }]
}

function dishConcerns(products: readonly Dish[], waiting: readonly string[]): Concern[] {
  const those = (key: Concern['key'], isOne: (dish: Dish) => boolean, filter?: object) =>
    concern('product', key, products.filter(isOne), filter)
  return [
    ...those('waitingPictures', ({ id }) => waiting.includes(id)),
    ...those('noPrice', ({ price }) => price === 0, { price: 0 }),
    ...those('noPicture', ({ productImages }) => productImages.length === 0),
    ...those('noFood', ({ foodInformation }) => !foodInformation.isComplete),
    ...those('soldOut', ({ availiblity }) => !availiblity, { availiblity: false }),
  ]
}

/** Shown dishes without grams or energy that the law requires. */
function dutyConcerns(products: readonly Dish[], { business, today }: Omit<Content, 'products'>): Concern[] {
  const isDue = business && today && ENERGY_DUE[business.businessSize] <= today
  const shown = products.filter(
    ({ status, foodInformation: food }) => status === 'ACTIVE' && !food.isAlcoholicDrink,
  )
  const withoutKcal = shown.filter(({ foodInformation: food }) => typeof food.energyKcal !== 'number')
  return [
    ...concern(
      'product',
      'noGrams',
      shown.filter(({ name, foodInformation }) => lacksGrams(name, foodInformation)),
    ),
    ...concern('product', 'noKcal', isDue ? withoutKcal : []),
  ]
}

function categoryConcerns(products: readonly Dish[], categories: readonly Category[]): Concern[] {
  const filled = new Set(products.map(({ categoryId }) => categoryId))
  const hidden = categories.filter(({ id, status }) => status === 'PASSIVE' && filled.has(id))
  const empty = categories.filter(({ id }) => !filled.has(id))
  return [
    ...concern('category', 'hidden', hidden, { status: 'PASSIVE' }),
    ...concern('category', 'empty', empty),
  ]
}

/** A problem of some records; none if there are none. */
function concern(
  resource: 'product' | 'category',
  key: Concern['key'],
  records: readonly Named[],
  filter?: object,
): Concern[] {
  return records.length > 0 ? [{ key, resource, records, ...(filter && { filter }) }] : []
}
