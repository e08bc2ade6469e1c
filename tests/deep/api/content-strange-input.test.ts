import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FieldBounds, inputBounds as generatedBounds } from '../../../web/src/admin/api/input-bounds.ts'
import { templatePages } from '../../../web/src/paths.ts'
import { type Answer, type Api, startApi } from '../../support/api.ts'
import { createPeople, type Headers, PASSWORD, unique } from '../../support/people.ts'
import { subscription } from '../../support/push-subscription.ts'
import { STRANGE, strangeValuesFor } from '../../support/strange-values.ts'

interface Type {
  kind: string
  name: string | null
  ofType: Type | null
}
const NOTHING: Type = { kind: 'SCALAR', name: 'none', ofType: null }

interface Field {
  name: string
  type: Type
  args: { name: string; type: Type }[]
}

const inputBounds: Readonly<Record<string, Readonly<Record<string, FieldBounds>>>> = generatedBounds

let api: Api
let admin: Headers
let ids: Record<string, number>
let fields: Field[]
let asked: Field[]
let inputs: Map<string, { name: string; type: Type }[]>

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
  const { services, staff } = api
  const category = await services.categories.add(staff, { name: 'Çorbalar' })
  const user = await people.userWith([])
  ids = {
    About: await services.abouts.add(staff, { description: 'x' }),
    Service: await services.restaurantServices.add(staff, { name: 'x' }),
    Category: category,
    Product: await services.products.add(staff, { name: 'x', price: 1, categoryId: category }),
    Blog: await services.blogs.add(staff, { name: 'x' }),
    BlogCategory: await services.blogCategories.add(staff, { name: 'x' }),
    BlogTag: await services.blogTags.add(staff, { name: 'x' }),
    Contact: await services.contacts.add(staff, { address: 'x' }),
    User: user.id,
    // Not the user's own, who must not become an administrator by a change of its roles.
    Group: await services.groups.add(staff, { name: 'x' }),
    Role: await services.roles.add(staff, { name: 'x' }),
    PageText: await services.pageTexts.add(staff, { key: 'blog', title: 'x', body: 'x' }),
    ProductImage: 1,
    PricePlan: 1,
    Reservation: await services.reservations.add(staff, { ...table, name: 'x', people: 1, walkIn: false }),
    OpeningException: await services.openingExceptions.add(staff, {
      ...{ label: 'x', closed: true, fromDate: '1969-01-01', toDate: '1969-01-01' },
    }),
  }
  await services.pricePlans.add(staff, {
    name: 'x',
    lines: [{ productId: ids.Product as number, serving: null, price: 1, seenPrice: null }],
  })
  await api.sql(`insert into product_image (created_date, index, size, type, content_type, file_name, file_path, product_id)
    values (now(), 0, 1, 'image', 'image/webp', 'a.png', 'a.webp', ${ids.Product})`)
  const { data } = await api.ask<{
    mutation: { fields: Field[] }
    query: { fields: Field[] }
    types: { types: { name: string; inputFields: { name: string; type: Type }[] | null }[] }
  }>(`{
    mutation: __type(name: "Mutation") { ...Fields }
    query: __type(name: "Query") { ...Fields }
    types: __schema { types { name inputFields { name type { ...T } } } }
  }
  fragment Fields on __Type { fields { name type { ...T } args { name type { ...T } } } }
  fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`)
  asked = data.query.fields
  fields = [...data.mutation.fields, ...asked]
  inputs = new Map(
    data.types.types.flatMap(({ name, inputFields }) => (inputFields ? [[name, inputFields]] : [])),
  )
})

afterAll(() => api.close())

const written = (type: Type): string => {
  if (type.kind === 'NON_NULL') return `${written(type.ofType as Type)}!`
  return type.kind === 'LIST' ? `[${written(type.ofType as Type)}]` : (type.name as string)
}

const leafOf = (type: Type): Type => (type.ofType ? leafOf(type.ofType) : type)

const named = (type: Type): string => type.name ?? named(type.ofType as Type)

/** Of tomorrow, on the hour. */
const table = {
  phone: '0312 000 00 00',
  at: new Date((Math.floor(Date.now() / 3_600_000) + 24) * 3_600_000),
}

let days = 0
/** Each page has one text. */
const keys = Object.keys(templatePages)

/** Values that rules of an entity require beyond the bounds of its fields. */
const byRule: Readonly<Record<string, () => object>> = {
  AddContact: () => ({ mailServer: 'mail.example.com', userName: 'x' }),
  AddApiToken: () => ({
    roles: ['site.manage'],
    expiresAt: new Date(Date.now() + 86_400_000),
    currentPassword: PASSWORD,
  }),
  AddOpeningException: () => ({ closed: true }),
  AddPricePlan: () => ({ lines: [{ productId: ids.Product, price: 1 }] }),
  AddReservation: () => table,
  UpdateReservation: () => ({ version: 1 }),
  AddPushDevice: () => ({ ...subscription(), topics: ['ALERTS'] }),
  AddPageText: () => ({ key: keys.pop() ?? 'faq' }),
}

/** A valid input: a value for each required field of an addition, nothing for an update. */
function valid(input: string): object {
  if (!input.startsWith('Add')) return byRule[input]?.() ?? {}
  const word = unique('x')
  const day = new Date(86_400_000 * ++days).toISOString().slice(0, 10)
  const ofKind: Readonly<Record<string, unknown>> = {
    ...{ text: word, email: `${word}@example.com`, password: 'long enough for this' },
    ...{ address: 'https://example.com/x', date: day, time: '10:00', moment: `${day}T10:00:00Z` },
    ...{ flag: true, status: 'ACTIVE', ids: [], items: [] },
  }
  const required = Object.entries(inputBounds[input] ?? {}).filter(([, bounds]) => bounds.required)
  const values = required.map(([name, { kind, least }]) => {
    if (kind === 'id') return [name, String(ids[entityOf(name)])]
    return [name, kind === 'integer' || kind === 'number' ? (least ?? 1) : ofKind[kind]]
  })
  return { ...Object.fromEntries(values), ...byRule[input]?.() }
}

/** The entity of a field that contains the id of another record. */
function entityOf(field: string): string {
  return `${field[0]?.toUpperCase()}${field.slice(1)}`.replace(/Id$/, '')
}

/** Sends one invalid value in an otherwise valid operation. */
async function send(
  operation: string,
  field: Field,
  values: Record<string, unknown>,
): Promise<Answer<object>> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${written(type)}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = leafOf(field.type).kind === 'OBJECT' ? '{ __typename }' : ''
  return api.ask(`${operation} (${declared}) { ${field.name}(${passed}) ${selection} }`, values, admin)
}

function rightArguments(field: Field): Record<string, unknown> {
  const title = field.name.replace(/^(add|update|remove|restore|erase)/, '')
  return Object.fromEntries(
    field.args.map(({ name, type }) => {
      if (name === 'input') return [name, valid(named(type))]
      if (name === 'id') return [name, String(ids[title] ?? 1)]
      if (name === 'ids') return [name, ['1']]
      if (name === 'productId') return [name, String(ids.Product)]
      return [name, name === 'images' ? [] : name === 'page' || name === 'pageCount' ? 1 : undefined]
    }),
  )
}

type Attempt = readonly [what: string, field: string | null, values: Record<string, unknown>]

/** Faults in the replies to invalid values. */
async function faultsOf(
  operation: 'mutation' | 'query',
  field: Field,
  attempts: Attempt[],
): Promise<string[]> {
  const refused = new Map<string, string>()
  const judged = await pLimit(8).map(attempts, async ([what, wrong, values]) => {
    const { errors, status, headers } = await send(operation, field, values)
    if (!errors) return []
    refused.set(headers.get('x-request-id') as string, what)
    const { code, fields: named } = errors[0]?.extensions ?? { code: 'none' }
    if (!['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'].includes(code)) return `${what}: ${code} (${status})`
    const unnamed = code === 'BAD_USER_INPUT' && wrong && !named?.some((each) => each.field.startsWith(wrong))
    return unnamed ? `${what}: its fields do not name ${wrong}` : []
  })
  const changed = await api.sql('select distinct request_id from change where request_id = any($1)', [
    [...refused.keys()],
  ])
  return [
    ...judged.flat(),
    ...changed.rows.map((row) => `${refused.get(row.request_id)}: refused, and yet something changed`),
  ]
}

async function faultsOfArguments(operation: 'mutation' | 'query', list: readonly Field[]): Promise<string[]> {
  const faults: string[] = []
  for (const field of list) {
    const attempts = field.args.flatMap(({ name }) =>
      strangeValuesFor(`${field.name} ${name}`).map(
        ([title, value]): Attempt => [
          `${field.name}(${name}: ${title})`,
          null,
          { ...rightArguments(field), [name]: value },
        ],
      ),
    )
    faults.push(...(await faultsOf(operation, field, attempts)))
  }
  return faults
}

describe('no value of any argument causes a server error, and a refused one changes nothing', () => {
  test('of a mutation', async () => {
    const mutations = fields.filter(({ name }) => /^(add|update|remove|restore|undo|erase)/.test(name))
    expect(mutations.length).toBeGreaterThanOrEqual(48)
    expect(await faultsOfArguments('mutation', mutations)).toEqual([])
  })

  test('of a query', async () => {
    const queries = asked.filter(({ args }) => args.length > 0)
    expect(queries.length).toBeGreaterThan(25)
    expect(await faultsOfArguments('query', queries)).toEqual([])
  })
})

test('no value of any input field causes a server error; a refused one is named and changes nothing', async () => {
  const faults: string[] = []
  for (const field of fields) {
    const type = named(
      field.args.find(({ name }) => name === 'input')?.type ?? field.args[0]?.type ?? NOTHING,
    )
    if (!/^(Add|Update)/.test(type)) continue
    for (const { name } of inputs.get(type) ?? []) {
      const attempts = strangeValuesFor(`${field.name} ${name}`).map(([title, value]): Attempt => {
        const right = rightArguments(field)
        const input = { ...(right.input as object), [name]: value }
        return [`${field.name}(input: {${name}: ${title}})`, name, { ...right, input }]
      })
      faults.push(...(await faultsOf('mutation', field, attempts)))
    }
  }
  expect(faults).toEqual([])
})

test('signing in with invalid values is refused like any other', async () => {
  const login = fields.find(({ name }) => name === 'login') as Field
  // A separate address each, or the rate limit would refuse.
  const proxied = await startApi({ DATABASE_URL: api.databaseUrl, TRUST_PROXY: '1' })
  const attempts = ['email', 'userName', 'password'].flatMap((name) =>
    Object.values(STRANGE).map((value) => ({ email: 'a@b.c', password: 'x', [name]: value })),
  )
  let place = 0
  const codes = await pLimit(8).map(attempts, async (input) => {
    const { errors } = await proxied.ask(
      `mutation ($input: LoginInput!) { ${login.name}(input: $input) { id } }`,
      { input },
      { 'X-Forwarded-For': `10.0.0.${place++}` },
    )
    return errors?.[0]?.extensions.code ?? 'signed in'
  })
  await proxied.close()
  expect([...new Set(codes)].sort()).toEqual(['BAD_USER_INPUT', 'UNAUTHENTICATED'])
})

test('a body of more than 1 MiB is too large, whatever its content', async () => {
  const query = 'mutation ($input: AddAbout!) { addAbout(input: $input) { id } }'
  const nearly = await api.ask(query, { input: { description: 'x'.repeat(1_000_000) } }, admin)
  expect(nearly.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  const { status, errors } = await api.ask(query, { input: { description: 'x'.repeat(2 ** 20) } }, admin)
  expect([status, errors?.[0]?.extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
})
