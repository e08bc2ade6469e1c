import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { STRANGE } from '../support/strange-values.ts'

let api: Api
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
  const { services, staff } = api
  const categoryId = await services.categories.add(staff, { name: 'x' })
  await services.products.add(staff, { name: 'x', price: 1, categoryId })
})

afterAll(() => api.close())

const TABLES = [
  ['about', ['description']],
  ['service', ['name', 'description', 'order', 'status']],
  ['category', ['name', 'description', 'order', 'status', 'imageFilePath', 'iconFilePath']],
  ['product', ['name', 'description', 'price', 'availiblity', 'status', 'categoryId']],
  ['productImage', ['index', 'size', 'type', 'contentType', 'fileName', 'filePath', 'productId']],
  ['blog', ['name', 'description', 'image', 'status', 'slug', 'publishAt', 'publishedDate']],
  ['blogCategory', ['name']],
  ['blogTag', ['name', 'status']],
  ['contact', ['address', 'mail', 'phoneNumber', 'mailServer', 'userName', 'port']],
] as const
const BASE = ['id', 'createdDate', 'updatedDate', 'isDeleted', 'createdBy', 'updatedBy']
const IDENTITY = [
  [
    'user',
    [
      'id',
      'userName',
      'normalizedUserName',
      'email',
      'normalizedEmail',
      'emailConfirmed',
      'phoneNumber',
      'phoneNumberConfirmed',
      'twoFactorEnabled',
      'lockoutEnd',
      'lockoutEnabled',
      'accessFailedCount',
      'firstName',
      'lastName',
      'avatar',
      'mood',
      'chatStatus',
      'status',
    ],
  ],
  ['role', ['id', 'name', 'normalizedName']],
  ['group', ['id', 'name', 'displayName', 'description']],
] as const

/** Every table with all fields to sort and filter by. */
const ALL_TABLES = [
  ...TABLES.map(([entity, fields]) => [entity, [...BASE, ...fields]] as const),
  ...IDENTITY.map(([entity, fields]) => [entity, ['isDeleted', ...fields]] as const),
]

describe.each(ALL_TABLES)('the %s table', (entity, fields) => {
  const count = (query: object) =>
    api.ask<{ table: { totalCount: number; items: object[] } }>(
      `query ($query: TableQuery) { table: ${entity}Table(query: $query) { totalCount items { id } } }`,
      { query },
      admin,
    )

  test('sorts and filters by every field, without a server error', async () => {
    const faults: string[] = []
    const queries = fields.flatMap((field) => [
      { orderBy: field },
      { orderBy: field, descending: true },
      ...[
        ...Object.values(STRANGE),
        '0000-01-01',
        '0001-01-01T00:00:00+14:00',
        '9999-12-31T23:59:59-14:00',
        '+275760-09-13',
        'ACTIVE',
        1.005,
      ]
        .filter((value) => value === null || typeof value !== 'object')
        .map((value) => ({ filters: [{ field, value }] })),
    ])
    await pLimit(8).map(queries, async (query) => {
      const { errors, data } = await count(query)
      const code = errors?.[0]?.extensions.code
      if (code && code !== 'BAD_USER_INPUT') faults.push(`${JSON.stringify(query).slice(0, 100)}: ${code}`)
      if (code && 'orderBy' in query) faults.push(`cannot be sorted by ${query.orderBy}`)
      if (!code && data.table.totalCount < data.table.items.length) faults.push('counts less than it lists')
    })
    expect(faults).toEqual([])
  })

  test('accepts no other field to sort or filter by', async () => {
    const { errors } = await count({ orderBy: 'nothing' })
    const [fault] = errors?.[0]?.extensions.fields ?? []
    expect(fault?.rule).toBe('UNKNOWN_FIELD')
    expect(new Set(fault?.params.known as string[])).toEqual(new Set(fields))
    for (const field of ['passwordHash', 'password', 'securityStamp', 'version', 'nothing']) {
      for (const query of [{ orderBy: field }, { filters: [{ field, value: null }] }]) {
        expect((await count(query)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      }
    }
  })
})
