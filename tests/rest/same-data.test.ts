import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import type { Row } from '../../server/core/read/reader.ts'
import type { Headers } from '../support/people.ts'
import { createContent } from './content.ts'
import { type RestApi, startRestApi } from './rest-api.ts'

let api: RestApi
let productId: number
/** The plain fields, by GraphQL type. */
const plain: Record<string, string[]> = {}
const readers: Record<string, Headers> = {}

interface Pair {
  readonly type: string
  readonly list: string
  readonly one: string
  readonly rest: string
}

const pairs: readonly Pair[] = [
  { type: 'About', list: 'abouts', one: 'about', rest: 'About' },
  { type: 'Blog', list: 'blogs', one: 'blog', rest: 'Blog' },
  { type: 'BlogCategory', list: 'blogCategories', one: 'blogCategory', rest: 'BlogCategory' },
  { type: 'BlogTag', list: 'blogTags', one: 'blogTag', rest: 'BlogTag' },
  { type: 'Category', list: 'categories', one: 'category', rest: 'Category' },
  { type: 'Contact', list: 'contacts', one: 'contact', rest: 'Contact' },
  { type: 'Product', list: 'products', one: 'product', rest: 'Product' },
  { type: 'Service', list: 'services', one: 'service', rest: 'Services' },
]

beforeAll(async () => {
  api = await startRestApi()
  productId = await createContent(api)
  const manager = await api.people.userWith(['contact.manage', 'category.manage'])
  readers.nobody = {}
  readers['somebody without a role'] = await api.people.headers(await api.people.userWith([]))
  readers['who manages some of it'] = await api.people.headers(manager)
  readers['an administrator'] = api.admin
  for (const { type } of [...pairs, { type: 'ProductImage' }]) {
    const { data } = await api.ask<{ t: { fields: { name: string; type: Kind }[] } }>(
      `{ t: __type(name: "${type}") { fields { name type { kind ofType { kind } } } } }`,
    )
    const names = data.t.fields.filter(({ type }) => isPlain(type)).map(({ name }) => name)
    plain[type] = names.filter((name) => !NEWER.includes(`${type}.${name}`))
  }
})

afterAll(() => api.close())

interface Kind {
  readonly kind: string
  readonly ofType: { readonly kind: string } | null
}

function isPlain({ kind, ofType }: Kind): boolean {
  return ['SCALAR', 'ENUM'].includes(kind === 'NON_NULL' ? String(ofType?.kind) : kind)
}

/** Fields that the old API does not have. */
const NEWER: readonly string[] = [
  'Product.priceSince',
  'Product.order',
  'Product.servingLabel',
  'Group.displayName',
  'Blog.summary',
  'Blog.slug',
  'Blog.publishAt',
  'Blog.publishedDate',
]

/** A row of GraphQL in the format of REST, without fields that only GraphQL has. */
function asRest(row: Row): Row {
  const { version, imageUrl, thumbUrl, iconUrl, smallIcon, html, excerpt, ...fields } = row
  const values = Object.entries(fields).map(([name, value]) => {
    if (name === 'status') return [name, Status[value as keyof typeof Status]]
    const isId = /^(id|\w+Id|createdBy|updatedBy)$/.test(name)
    return [name, isId && value !== null ? Number(value) : value]
  })
  return Object.fromEntries(values)
}

/** The plain values of a row of REST, under the names of GraphQL. */
function plainOf(type: string, row: Row): Row {
  const names = plain[type]?.filter((name) => name in row) ?? []
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

describe.each(['nobody', 'somebody without a role', 'who manages some of it', 'an administrator'])(
  '%s sees the same over both APIs:',
  (reader) => {
    const rest = async <Json = Row[]>(address: string) =>
      (await api.call<Json>('GET', address, { headers: readers[reader] ?? {} })).json
    const ask = async (query: string) => {
      const { data, errors } = await api.ask<{ rows: Row[]; row: Row }>(query, {}, readers[reader])
      expect(errors).toBeUndefined()
      return data
    }

    test.each(pairs)('$list', async ({ type, list, one, rest: name }) => {
      const wanted = plain[type]?.join(' ')
      const rows = await rest(`/api/v1/${name}/get-all`)
      expect(rows.length).toBeGreaterThan(0)
      const { rows: asked } = await ask(`{ rows: ${list} { ${wanted} } }`)
      const inLists = (row: Row) => ({ ...row, ...(type === 'Service' ? {} : nothingLong(row)) })
      expect(rows.map((row) => inLists(plainOf(type, row)))).toEqual(asked.map((row) => inLists(asRest(row))))

      for (const { id } of rows) {
        const single = await rest<Row>(`/api/v1/${name}/get-by-id?id=${id}`)
        const { row } = await ask(`{ row: ${one}(id: ${id}) { ${wanted} } }`)
        expect(plainOf(type, single)).toEqual(asRest(row))
      }
    })

    test('the relations of products', async () => {
      const image = plain.ProductImage?.join(' ')
      const { rows } = await ask(
        `{ rows: products { id category { ${plain.Category?.join(' ')} } productImages { ${image} } } }`,
      )
      const products = await rest('/api/v1/Product/get-all')
      expect(
        products.map(({ productImages }) =>
          (productImages as Row[]).map((each) => plainOf('ProductImage', each)),
        ),
      ).toEqual(rows.map(({ productImages }) => (productImages as Row[]).map(asRest)))
      expect(products.map(({ category }) => (category as Row).id)).toEqual(
        rows.map(({ category }) => Number((category as Row).id)),
      )
      const images = await rest(`/api/v1/ProductImage/get-all?productId=${productId}`)
      const { rows: asked } = await ask(`{ rows: productImages(productId: ${productId}) { ${image} } }`)
      expect(images.map((each) => plainOf('ProductImage', each))).toEqual(asked.map(asRest))
    })

    test('the links of blogs', async () => {
      const { rows } = await ask(
        '{ rows: blogs { blogTags { blogTagId blogId blogTag { name } } blogCategories { name blogCategoryId } } }',
      )
      const blogs = await rest('/api/v1/Blog/get-all')
      const linksOf = (rows: Row[]) =>
        rows.map(({ blogTags, blogCategories }) => [
          (blogTags as Row[]).map(({ blogTagId, blogId, blogTag }) => [
            ...[Number(blogTagId), Number(blogId), (blogTag as Row).name],
          ]),
          (blogCategories as Row[]).map(({ name, blogCategoryId }) => [name, Number(blogCategoryId)]),
        ])
      expect(linksOf(blogs)).toEqual(linksOf(rows))
    })

    test.each([
      ['Product', 'product', { query: 'ko', orderBy: 'price', descending: true, pageSize: 2 }],
      ['Category', 'category', { orderBy: 'name', page: 1 }],
      ['Services', 'service', { query: 'D' }],
      ['Contact', 'contact', {}],
    ] as const)('tables of %s', async (name, one, query) => {
      const headers = readers[reader] ?? {}
      const { json } = await api.call('POST', `/api/v1/${name}/get-table-all`, { headers, body: query })
      const { data } = await api.ask<{ table: { totalCount: number; items: { id: string }[] } }>(
        `query ($query: TableQuery) { table: ${one}Table(query: $query) { totalCount items { id } } }`,
        { query },
        headers,
      )
      expect([json.totalCount, json.items.map(({ id }: Row) => id)]).toEqual([
        data.table.totalCount,
        data.table.items.map(({ id }) => Number(id)),
      ])
    })
  },
)

/** GraphQL returns base64 if selected; REST lists leave it out. */
function nothingLong(row: Row): Row {
  return { ...('imageFilePath' in row && { image: null, icon: null }) }
}

test('a write over one API can be read over the other', async () => {
  const added = await api.call('POST', '/api/v1/About/add', {
    headers: api.admin,
    body: { description: 'REST' },
  })
  const about = async (id: number) => (await api.ask(`{ about(id: ${id}) { description version } }`)).data
  expect(await about(added.json.id)).toEqual({ about: { description: 'REST', version: 1 } })
  const write = `mutation { updateAbout(id: ${added.json.id}, input: { description: "GraphQL" }) { id } }`
  await api.ask(write, {}, api.admin)
  const read = await api.call('GET', `/api/v1/About/get-by-id?id=${added.json.id}`)
  expect(read.json).toMatchObject({ description: 'GraphQL', updatedBy: api.people.admin.id })
  await api.call('DELETE', `/api/v1/About/remove/${added.json.id}`, { headers: api.admin })
  expect(await about(added.json.id)).toEqual({ about: null })
})
