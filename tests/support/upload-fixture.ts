import { afterAll, beforeAll } from 'vitest'
import { type Answer, type Api, startApi } from './api.ts'
import { filesIn } from './files-in.ts'
import { createPeople, type Headers } from './people.ts'
import { type SentFile, upload } from './upload.ts'

type File = Omit<SentFile, 'at'>

interface AddedCategory {
  added: { id: string; imageFilePath: string | null; imageUrl: string | null; iconUrl: string | null }
}

interface AddedImages {
  images: {
    fileName: string
    index: number
    size: number
    contentType: string
    type: string
    filePath: string
  }[]
}

/** An API for all tests of a file that upload pictures. */
interface Uploads {
  readonly api: Api
  /** Headers of a user who may change all content. */
  readonly headers: Headers
  /** The id of a product without pictures. */
  readonly product: string
  addCategory(file: File, as?: Headers): Promise<Answer<AddedCategory>>
  /** Adds pictures to `product`. */
  addImages(files: readonly File[]): Promise<Answer<AddedImages>>
  /** The names of all stored files. */
  files(): Promise<string[]>
  /** Number of rows that could reference a picture. */
  rows(): Promise<number>
}

export const ADD_CATEGORY =
  'mutation ($input: AddCategory!) { added: addCategory(input: $input) { id imageFilePath imageUrl iconUrl } }'

export function openUploads(): Uploads {
  let api: Api
  let headers: Headers
  let product: string

  beforeAll(async () => {
    api = await startApi()
    const people = await createPeople(api)
    headers = await people.headers(
      await people.userWith(['category.manage', 'product.manage', 'service.manage', 'blog.manage']),
    )
    const categoryId = await api.services.categories.add(api.staff, { name: 'x' })
    product = String(await api.services.products.add(api.staff, { name: 'x', price: 1, categoryId }))
  })

  afterAll(() => api?.close())

  return {
    get api() {
      return api
    },
    get headers() {
      return headers
    },
    get product() {
      return product
    },
    addCategory: (file, as = headers) =>
      upload(
        api.url,
        ADD_CATEGORY,
        { input: { name: 'x', image: null } },
        [{ at: 'variables.input.image', ...file }],
        as,
      ),
    addImages: (files) =>
      upload(
        api.url,
        `mutation ($id: ID!, $images: [Upload!]!) { images: addProductImages(productId: $id, images: $images) {
          fileName index size contentType type filePath
        } }`,
        { id: product, images: files.map(() => null) },
        files.map((file, index) => ({ at: `variables.images.${index}`, ...file })),
        headers,
      ),
    files: () => filesIn(api.mediaFolder),
    async rows() {
      const { rows } = await api.sql(
        'select (select count(*) from category) + (select count(*) from product_image) as n',
      )
      return Number(rows[0].n)
    },
  }
}
