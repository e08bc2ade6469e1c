import 'reflect-metadata'
import fc from 'fast-check'
import { type GraphQLObjectType, graphql, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous } from '../../server/core/access.ts'
import { buildGraphQLSchema } from '../../server/graphql/schema.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let headers: Headers
let category: number

beforeAll(async () => {
  api = await startApi()
  const { services, staff } = api
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['category.manage']))
  category = await services.categories.add(staff, { name: 'Çorbalar', order: 1 })
  await services.categories.add(staff, { name: 'Tatlılar', status: 0 })
  for (const [name, price] of [
    ['Mercimek', 90],
    ['Ezogelin', 95.5],
  ] as const) {
    await services.products.add(staff, {
      name,
      price,
      categoryId: category,
      description: null,
      servings: [{ label: 'kase', price }],
    })
  }
})

afterAll(() => api.close())

const DISHES = `query Dishes($withPrice: Boolean = true, $long: Boolean!) {
  menu: categories { ...Part __typename }
}
fragment Part on Category {
  id
  title: name
  status
  products { id name description @skip(if: $long) ... @include(if: $withPrice) { price cost: price } }
}`
const TABLE = `query ($query: TableQuery) {
  productTable(query: $query) { totalCount items { id name category { name } createdDate } }
}`

/** Documents, their variables, and the code of their error for the public and for a user. */
const QUESTIONS: [what: string, query: string, variables?: object, codes?: readonly string[]][] = [
  ['relations', '{ categories { id name products { id price productImages { filePath } } } }'],
  [
    'what is made of several columns',
    '{ products { name foodInformation { allergens isComplete portion { unit } } } }',
  ],
  ['what the database keeps beside it', '{ products { servings { label price priceSince } servingLabel } }'],
  ['fragments, aliases and directives', DISHES, { long: false }],
  ['other variables of the same document', DISHES, { long: true, withPrice: false }],
  ['a variable that is missing', DISHES, {}, ['BAD_USER_INPUT', 'BAD_USER_INPUT']],
  ['a variable of a wrong type', DISHES, { long: 'yes' }, ['BAD_USER_INPUT', 'BAD_USER_INPUT']],
  ['input objects', TABLE, { query: { query: 'mercımek', filters: [{ field: 'status', value: 'ACTIVE' }] } }],
  [
    'input that a service refuses',
    TABLE,
    { query: { orderBy: 'nothing' } },
    ['BAD_USER_INPUT', 'BAD_USER_INPUT'],
  ],
  ['no input', TABLE],
  [
    'a missing record beside existing ones',
    '{ product(id: 4711) { name } categories { name } }',
    {},
    ['NOT_FOUND', 'NOT_FOUND'],
  ],
  ['a field that may be null', '{ products { description } }'],
  ['what needs a token', '{ userTable { items { email } } }', {}, ['UNAUTHENTICATED', 'FORBIDDEN']],
  ['the schema itself', '{ __schema { queryType { name } } __type(name: "Status") { enumValues { name } } }'],
  ['scalars', '{ products { price createdDate isDeleted version } site { openingHours { opens days } } }'],
]

/** Headers that differ between replies. */
const OF_ITS_OWN = ['date', 'x-request-id']

describe('a repeated query is answered as the first time:', () => {
  test.each(QUESTIONS)('%s', async (_, query, variables = {}, codes = []) => {
    for (const [index, as] of [{}, headers].entries()) {
      const answers = []
      for (let time = 0; time < 4; time++) {
        const { status, headers, data, errors } = await api.ask(query, variables, as)
        const sent = [...headers].filter(([name]) => !OF_ITS_OWN.includes(name))
        expect(errors?.[0]?.extensions.code).toBe(codes[index])
        answers.push(JSON.stringify({ status, sent, data, errors }))
      }
      expect(new Set(answers).size).toBe(1)
    }
  })

  test('the reply has the requested content type', async () => {
    for (let time = 0; time < 3; time++) {
      for (const type of ['application/json', 'application/graphql-response+json']) {
        const { headers } = await api.ask('{ categories { name } }', {}, { accept: type })
        expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
      }
    }
  })

  test('not at all if none of the accepted types is available', async () => {
    for (let time = 0; time < 3; time++) {
      const { status } = await api.ask('{ categories { name } }', {}, { accept: 'image/webp' })
      expect(status).toBe(406)
    }
  })

  test('one of several operations, by its name', async () => {
    const query = 'query A { categories { id } } query B { products { name } }'
    const ask = async (operationName: string) => {
      const reply = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, operationName }),
      })
      return Object.keys(((await reply.json()) as { data: object }).data)
    }
    for (let time = 0; time < 3; time++) {
      expect(await ask('A')).toEqual(['categories'])
      expect(await ask('B')).toEqual(['products'])
    }
  })

  test('the reply stays the same until content changes', async () => {
    const names = async () => {
      const { data } = await api.ask<{ products: { name: string }[] }>('{ products { name } }')
      return data.products.map(({ name }) => name)
    }
    for (let time = 0; time < 3; time++) expect(await names()).toEqual(['Ezogelin', 'Mercimek'])
    await api.services.products.add(api.staff, { name: 'Yayla', price: 1, categoryId: category })
    expect(await names()).toEqual(['Ezogelin', 'Mercimek', 'Yayla'])
  })
})

test('a mutation runs each time', async () => {
  const mutation = 'mutation { addCategory(input: { name: "bir" }) { id } }'
  const ids = []
  for (let time = 0; time < 3; time++) {
    const { data } = await api.ask<{ addCategory: { id: string } }>(mutation, {}, headers)
    ids.push(data.addCategory.id)
  }
  expect(new Set(ids).size).toBe(3)
  const { rows } = await api.sql("select count(*)::int as n from category where name = 'bir'")
  expect(rows[0].n).toBe(3)
})

test('only computed fields have a resolver; all others are read from the row', async () => {
  const schema = await buildGraphQLSchema(null)
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const resolved = Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .filter((type) => !roots.has(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ resolve }) => resolve)
        .map(({ name }) => `${type.name}.${name}`),
    )
  expect(resolved.sort()).toEqual([
    'About.translation',
    'Blog.excerpt',
    'Blog.html',
    'Blog.imageUrl',
    'Blog.thumbUrl',
    'BlogCategoryLink.name',
    'Category.icon',
    'Category.iconUrl',
    'Category.image',
    'Category.imageUrl',
    'Category.thumbUrl',
    'Category.translation',
    'GuestReservation.answeredWithinMinutes',
    'Mail.to',
    'OpeningException.translation',
    'PageText.html',
    'PricePlan.lines',
    'PricePlan.outcome',
    'Product.foodInformation',
    'Product.servings',
    'Product.translation',
    'ProductImage.imageUrl',
    'ProductImage.thumbUrl',
    'Reservation.askedFirst',
    'Reservation.state',
    'Reservation.withdrawableSeconds',
    'Service.iconUrl',
    'Service.image',
    'Service.imageUrl',
    'Service.smallIcon',
    'Service.translation',
    'Site.drawingPath',
    'Site.heroImageUrls',
    'Site.logoUrl',
    'Site.officialQrUrl',
    'Site.shareImageUrl',
    'Site.translation',
    'StoredPicture.imageUrl',
    'StoredPicture.thumbUrl',
    'TextPicture.imageUrl',
    'TextPicture.thumbUrl',
    'User.delete',
    'User.isInvited',
  ])
})

describe('D77: a conditional fragment does not affect fields beside it', () => {
  const CARD = `query D($id: ID!, $full: Boolean!) {
    product(id: $id) { id category { id } ...Card @include(if: $full) }
  }
  fragment Card on Product { category { ...Named } }
  fragment Named on Category { name }`

  test('however often it is repeated, with any variables', async () => {
    const { data } = await api.ask<{ products: { id: string }[] }>('{ products { id } }')
    for (const as of [{}, headers]) {
      for (const { id } of [...data.products, ...data.products]) {
        const left = await api.ask(CARD, { id, full: false }, as)
        expect([left.errors, left.data]).toEqual([
          undefined,
          { product: { id, category: { id: String(category) } } },
        ])
        const full = await api.ask(CARD, { id, full: true }, as)
        expect(full.data).toEqual({ product: { id, category: { id: String(category), name: 'Çorbalar' } } })
      }
    }
  })

  test('null stands only for a selected field without a value', async () => {
    const query = `query ($x: Boolean!) {
      products { category { id } category @include(if: $x) { ... on Category { description } } }
    }`
    for (const x of [false, true, false]) {
      const { data } = await api.ask<{ products: { category: object }[] }>(query, { x })
      for (const product of data.products) expect('description' in product.category).toBe(x)
    }
  })
})

test('random documents have the result of graphql-js, however often they are repeated', async () => {
  const schema = await buildGraphQLSchema(api.services)
  await fc.assert(
    fc.asyncProperty(documentArbitrary, fc.boolean(), fc.boolean(), async (text, a, b) => {
      const variables = { a, b }
      const context = { em: api.orm.em.fork(), caller: anonymous, token: null, address: '', requestId: '' }
      const expected = JSON.stringify(
        await graphql({ schema, source: text, variableValues: variables, contextValue: context }),
      )
      for (let time = 0; time < 3; time++) {
        const { data, errors } = await api.ask(text, variables)
        expect(JSON.stringify({ ...(errors && { errors }), data })).toBe(expected)
      }
    }),
    { numRuns: Number(process.env.FUZZ_EXAMPLES ?? 30) },
  )
})

/** Selections of dishes and categories, with aliases, fragments and directives. */
const documentArbitrary = fc
  .letrec<{ dish: string; part: string }>((tie) => {
    const directive = fc.constantFrom(
      '',
      '',
      ' @include(if: $a)',
      ' @skip(if: $b)',
      ' @skip(if: $a)',
      ' @include(if: false)',
    )
    const leaf = (names: string[]) =>
      fc
        .tuple(fc.constantFrom(...names), fc.constantFrom('', 'x: '), directive)
        .map(([name, alias, when]) => `${alias && `${name}_`}${alias}${name}${when}`)
    const dishLeaf = leaf(['id', 'name', 'price', 'description', '__typename'])
    const partLeaf = leaf(['id', 'name', 'description', 'order'])
    const spread = (type: string, inner: fc.Arbitrary<string>) =>
      fc.tuple(directive, inner).map(([when, selection]) => `... on ${type}${when} { ${selection} }`)
    const several = (one: fc.Arbitrary<string>, always: string) =>
      fc.array(one, { maxLength: 4 }).map((all) => [always, ...all].join(' '))
    return {
      dish: several(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          dishLeaf,
          fc.constantFrom('...Dish', '...Dish @include(if: $b)'),
          fc.tuple(directive, tie('part')).map(([when, selection]) => `category${when} { ${selection} }`),
          spread('Product', tie('dish')),
        ),
        'id',
      ),
      part: several(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          partLeaf,
          fc.constantFrom('...Part', '...Part @skip(if: $b)'),
          spread('Category', tie('part')),
        ),
        'id',
      ),
    }
  })
  .dish.map(
    (
      selection,
    ) => `query Q($a: Boolean!, $b: Boolean!) { products { ${selection} ...Dish @skip(if: $a) } used: __typename @include(if: $b) }
fragment Dish on Product { category { ...Part } price @include(if: $a) }
fragment Part on Category { name description @skip(if: $b) }`,
  )
