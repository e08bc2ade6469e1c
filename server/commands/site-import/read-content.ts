import { Status } from '../../core/primitives/status.ts'
import type { ContentName, KindName } from './kinds.ts'
import { type LooseRecord, recordIn } from './loose-record.ts'
import type { OldPictures } from './old-pictures.ts'
import { type LeftOut, type OldField, type OldRecords, plain } from './old-record.ts'
import { OldCallError, type OldServer } from './old-server.ts'
import { markdownFrom, plainFrom, type ReadText } from './old-text.ts'
import { listOf, type OldList, readAll, readAlone, sorted } from './read-lists.ts'

type Fields = Record<string, OldField>

/** The records read, by kind, without kinds that were not asked for or may not be read. */
export type OldContent = ReadonlyMap<ContentName, OldRecords>

export class ContentReader {
  private readonly now = new Date()

  constructor(
    private readonly server: OldServer,
    private readonly pictures: OldPictures,
  ) {}

  /** The records of a kind but those of dishes, whose pictures come with them. @throws {OldCallError} */
  async read(kind: Exclude<ContentName, 'Product' | 'ProductImage'>): Promise<OldRecords> {
    const path = `/api/v1/${kind}`
    const list = sorted(await listOf(this.server, `${path}/get-all`), nameOf)
    return readAll(list, async (id, record, notes) => {
      const one = readAlone(this.server, `${path}/get-by-id`, id, notes)
      return { ...this.base(record), fields: await this.fieldsOf(kind, record, notes, one) }
    })
  }

  /**
   * Dishes, and their pictures.
   * @param categories those that are there; null if they were not read.
   */
  async readDishes(
    only: ReadonlySet<KindName>,
    categories: OldRecords | null,
  ): Promise<{ products: OldRecords; images: OldRecords | null }> {
    const list = sorted(await listOf(this.server, '/api/v1/Product/get-all'), nameOf)
    const known = categories && new Set(categories.records.map(({ id }) => id))
    const places = new Map<string, number>()
    const products = await readAll(list, async (_id, record, notes) => {
      const fields = dishFields(record, known, notes)
      const category = String(fields.categoryId?.read)
      const place = places.get(category) ?? 0
      places.set(category, place + 1)
      return { ...this.base(record), fields: { ...fields, order: plain(place) } }
    })
    return { products, images: only.has('ProductImage') ? await this.readImages(list) : null }
  }

  private async readImages(products: OldList): Promise<OldRecords> {
    const leftOut: LeftOut[] = []
    const found = await Promise.all(
      products.records.map(async ({ id, record }) => {
        const dish = record.line('name')
        const images = await this.imagesOf(id, record).catch((error) => {
          if (!(error instanceof OldCallError)) throw error
          leftOut.push({ id: null, name: dish, why: `its pictures could not be read: ${error.message}` })
          return []
        })
        const inOrder = images.toSorted(
          (one, other) => (one.integer('index') ?? 0) - (other.integer('index') ?? 0),
        )
        return inOrder.map((image) => ({ productId: id, image, dish }))
      }),
    )
    const owners = new Map(found.flat().map(({ image, ...owner }) => [image, owner]))
    const list = sorted([...owners.keys()], (image) => owners.get(image)?.dish ?? null)
    const images = await readAll(list, async (id, image, notes) => {
      const { productId, dish } = owners.get(image) as { productId: string; dish: string | null }
      const one = readAlone(this.server, '/api/v1/ProductImage/get-by-id', id, notes)
      const place = { paths: ['filePath'], embedded: ['file'], form: 'file' } as const
      return {
        ...this.base(image),
        name: dish,
        fields: {
          productId: { is: 'record', of: 'product', read: productId },
          file: await this.pictures.fieldOf(image, place, one),
          ...index(image, 'index'),
        },
      }
    })
    return { ...images, leftOut: [...images.leftOut, ...leftOut], isComplete: leftOut.length === 0 }
  }

  private async imagesOf(productId: string, product: LooseRecord): Promise<LooseRecord[]> {
    const listed = product.records('productImages')
    if (listed.length > 0) return listed
    const list = await listOf(this.server, '/api/v1/ProductImage/get-all', { productId })
    return list.flatMap((each) => recordIn(each) ?? [])
  }

  private base(record: LooseRecord) {
    const { now } = this
    return {
      name: nameOf(record),
      createdDate: record.moment('createdDate', now),
      updatedDate: record.moment('updatedDate', now),
    }
  }

  private async fieldsOf(
    kind: Exclude<ContentName, 'Product' | 'ProductImage'>,
    record: LooseRecord,
    notes: string[],
    one: () => Promise<LooseRecord | null>,
  ): Promise<Fields> {
    const { pictures } = this
    const picture = (name: 'image' | 'icon', form: 'file' | 'inline' | 'icon') =>
      pictures.fieldOf(record, { paths: [`${name}FilePath`], embedded: [name], form }, one)
    switch (kind) {
      case 'Category':
        return {
          ...line(record, 'name', notes),
          ...text(record, 'description', notes),
          ...index(record, 'order'),
          ...status(record, notes),
          image: await picture('image', 'file'),
          icon: await picture('icon', 'file'),
        }
      case 'Services':
        return {
          ...line(record, 'name', notes),
          ...text(record, 'description', notes),
          ...index(record, 'order'),
          ...status(record, notes),
          image: await picture('image', 'inline'),
          icon: await picture('icon', 'icon'),
        }
      case 'About':
        return text(record, 'description', notes)
      case 'BlogCategory':
        return line(record, 'name', notes)
      case 'BlogTag':
        return { ...line(record, 'name', notes), ...status(record, notes) }
      case 'Blog':
        return {
          ...line(record, 'name', notes),
          ...text(record, 'description', notes, markdownFrom),
          ...status(record, notes),
          image: await pictures.fieldOf(
            record,
            { paths: ['image', 'imageFilePath'], embedded: [], form: 'file' },
            one,
          ),
          ...blogLinks(record, notes),
        }
      case 'Contact':
        return {
          ...line(record, 'mailServer', notes),
          ...line(record, 'mail', notes),
          ...line(record, 'userName', notes),
          ...(record.text('password') ? { password: plain(record.text('password')) } : {}),
          ...index(record, 'port'),
          ...line(record, 'address', notes),
          ...line(record, 'phoneNumber', notes),
        }
    }
  }
}

const nameOf = (record: LooseRecord): string | null => {
  const name = record.line('name')
  return name === null ? null : plainFrom(name).text.replace(/\s+/g, ' ').slice(0, 80)
}

/** A text of one line. */
function line(record: LooseRecord, field: string, notes: string[]): Fields {
  if (!record.has(field)) return {}
  const read = record.text(field)
  const { text: value, lost } = plainFrom(read ?? '')
  notes.push(...lost.map((each) => `${field}: ${each} is left out.`))
  return { [field]: plain(read, value.replace(/\s+/g, ' ').trim() || null) }
}

function text(
  record: LooseRecord,
  field: string,
  notes: string[],
  convert: (text: string) => ReadText = plainFrom,
): Fields {
  if (!record.has(field)) return {}
  const read = record.text(field)
  const { text: value, lost } = convert((read ?? '').replace(/\r\n?/g, '\n'))
  notes.push(...lost.map((each) => `${field}: ${each} is left out.`))
  return { [field]: plain(read, value.trim() === '' ? null : value) }
}

/** A whole number; one that is none is as if it were not sent. */
function index(record: LooseRecord, field: string): Fields {
  const value = record.integer(field)
  return value === null ? {} : { [field]: plain(value) }
}

function status(record: LooseRecord, notes: string[]): Fields {
  if (!record.has('status')) return {}
  const known = record.status()
  if (known === null)
    notes.push(`status ${JSON.stringify(record.value('status') ?? null)} is unknown: it is PASSIVE.`)
  return { status: plain(known ?? Status.PASSIVE) }
}

/** @param categories those that are there; null if they were not read. */
function dishFields(record: LooseRecord, categories: ReadonlySet<string> | null, notes: string[]): Fields {
  const price = record.price('price')
  if (price === null) notes.push('it has no price: it costs 0, and is PASSIVE.')
  const categoryId = record.id('categoryId') ?? record.record('category')?.id() ?? null
  const isGone = categoryId === null || categories?.has(categoryId) === false
  if (isGone) notes.push('its category is gone: it is in "Diğer", and PASSIVE.')
  const { status: stated } = status(record, notes)
  const isHidden = price === null || isGone
  const available = record.flag('availiblity') ?? record.flag('availability')
  return {
    ...line(record, 'name', notes),
    ...text(record, 'description', notes),
    price: plain(price ?? 0),
    ...(available === null ? {} : { availiblity: plain(available) }),
    ...(isHidden ? { status: plain(Status.PASSIVE) } : stated ? { status: stated } : {}),
    categoryId: { is: 'record', of: 'category', read: isGone ? null : categoryId },
  }
}

/** The tags of an entry, and the first of its categories. */
function blogLinks(record: LooseRecord, notes: string[]): Fields {
  const idsIn = (list: string, one: string) =>
    record.records(list).flatMap((link) => link.id(`${one}Id`) ?? link.record(one)?.id() ?? [])
  const categories = [...new Set(idsIn('blogCategories', 'blogCategory'))]
  if (categories.length > 1) notes.push(`of its ${categories.length} categories it has the first.`)
  return {
    categoryId: { is: 'record', of: 'blogCategory', read: categories[0] ?? null },
    tagIds: { is: 'records', of: 'blogTag', read: [...new Set(idsIn('blogTags', 'blogTag'))].sort() },
  }
}
