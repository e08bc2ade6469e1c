import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { PERMISSIONS } from '../../server/modules/registry.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let people: People
let contact: number

const ACCOUNT = { mailServer: 'smtp.example.com', userName: 'mailer', port: 587, password: 'top secret' }
const ADDRESS = { mail: 'info@example.com', address: 'Taşpınar', phoneNumber: '+90 312' }

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  contact = await api.services.contacts.add(api.staff, { ...ACCOUNT, ...ADDRESS })
})

afterAll(() => api.close())

async function headersWith(...roles: string[]): Promise<Headers> {
  return people.headers(await people.userWith(roles))
}

const CONTACT = 'mailServer userName port mail address phoneNumber'
const table = (query: object, headers?: Headers) =>
  api.ask<{ contactTable: { totalCount: number } | null }>(
    'query ($query: TableQuery) { contactTable(query: $query) { totalCount } }',
    { query },
    headers,
  )

describe('the mail account of a contact entry', () => {
  const everywhere = (headers?: Headers) =>
    api.ask<{ contacts: object[]; contact: object; contactTable: { items: object[] } }>(
      `query ($id: ID!) { contacts { ${CONTACT} } contact(id: $id) { ${CONTACT} } contactTable { items { ${CONTACT} } } }`,
      { id: contact },
      headers,
    )

  test('is visible only to managers of contacts, wherever it is read', async () => {
    const veiled = { ...ADDRESS, mailServer: null, userName: null, port: null }
    const others = PERMISSIONS.filter((role) => role !== 'contact.manage' && role !== 'administrator')
    for (const headers of [{}, await headersWith(...others)]) {
      const { data } = await everywhere(headers)
      expect([...data.contacts, data.contact, ...data.contactTable.items]).toEqual([veiled, veiled, veiled])
    }
    const { password: _, ...shown } = { ...ADDRESS, ...ACCOUNT }
    const { data } = await everywhere(await headersWith('contact.manage'))
    expect([...data.contacts, data.contact, ...data.contactTable.items]).toEqual([shown, shown, shown])
  })

  test.each(['mailServer', 'userName', 'port', 'password', 'passwordEncrypted'])(
    'cannot be sorted or filtered by %s',
    async (field) => {
      for (const query of [{ orderBy: field }, { filters: [{ field, value: null }] }]) {
        expect((await table(query)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      }
    },
  )

  test('cannot be searched, even by managers of contacts', async () => {
    for (const query of Object.values(ACCOUNT).map(String)) {
      expect((await table({ query })).data.contactTable?.totalCount).toBe(0)
      const seen = await table({ query }, await headersWith('contact.manage'))
      expect(seen.data.contactTable?.totalCount).toBe(0)
    }
    expect((await table({ query: 'taspinar' })).data.contactTable?.totalCount).toBe(1)
  })

  test('can be filtered by managers of contacts, the password by nobody', async () => {
    const headers = await headersWith('contact.manage')
    const by = (field: string, value: unknown) => table({ filters: [{ field, value }] }, headers)
    expect((await by('mailServer', ACCOUNT.mailServer)).data.contactTable?.totalCount).toBe(1)
    expect((await by('port', 25)).data.contactTable?.totalCount).toBe(0)
    expect((await by('password', null)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('has a password that no type of the schema contains', async () => {
    const { data } = await api.ask<{
      __schema: { types: { name: string; fields: { name: string }[] | null }[] }
    }>('{ __schema { types { name fields { name } } } }')
    const fields = data.__schema.types.flatMap(({ name, fields }) =>
      (fields ?? []).map((each) => `${name}.${each.name}`),
    )
    expect(fields).toContain('User.concurrencyStamp')
    // They set a password, say that a change is required, or show the owner of a code app its secret once.
    const harmless =
      /^(Mutation\.|Query\.(passwordLink|mySecurity)$|TotpSetup\.secret$|AccountSecurity\.|PasswordLink|SignInOptions\.|LoginResult\.mustChangePassword$)/
    const named = fields.filter((field) => /password|secret|security|hash/i.test(field))
    expect(named.filter((field) => !harmless.test(field))).toEqual([])
  })
})

describe('hidden records cannot be guessed', () => {
  let passive: number
  let inPassive: number
  let removed: number
  let image: number

  beforeAll(async () => {
    const { services, staff } = api
    const shown = await services.categories.add(staff, { name: 'Açık' })
    const hidden = await services.categories.add(staff, { name: 'Kapalı', status: Status.PASSIVE })
    await services.products.add(staff, { name: 'görünen', price: 10, categoryId: shown })
    passive = await services.products.add(staff, {
      name: 'gizli',
      price: 11,
      categoryId: shown,
      status: Status.PASSIVE,
    })
    image = (await services.productImages.addAll(staff, passive, [picture('gizli.png')]))[0] as number
    inPassive = await services.products.add(staff, { name: 'kapalıda', price: 12, categoryId: hidden })
    removed = await services.products.add(staff, { name: 'silinen', price: 13, categoryId: shown })
    await services.products.remove(staff, removed)
  })

  const products = async (query: object, headers?: Headers) => {
    const { data } = await api.ask<{ productTable: { totalCount: number; items: { name: string }[] } }>(
      'query ($query: TableQuery) { productTable(query: $query) { totalCount items { name } } }',
      { query },
      headers,
    )
    const { totalCount, items } = data.productTable
    expect(totalCount).toBe(items.length)
    return items.map(({ name }) => name)
  }

  test('a count, a search, a filter or an order does not reveal them', async () => {
    for (const headers of [{}, await headersWith('category.manage')]) {
      expect(await products({}, headers)).toEqual(['görünen'])
      for (const query of ['gizli', 'kapalıda', 'silinen'])
        expect(await products({ query }, headers)).toEqual([])
      for (const filter of [
        { field: 'id', value: passive },
        { field: 'id', value: removed },
        { field: 'status', value: 0 },
        { field: 'isDeleted', value: true },
        { field: 'price', value: 12 },
      ]) {
        expect(await products({ filters: [filter] }, headers)).toEqual([])
      }
    }
  })

  test('hidden and missing records give the same error for an id', async () => {
    const messages = []
    for (const id of [passive, inPassive, removed, 1_999_999]) {
      const { data, errors } = await api.ask('query ($id: ID!) { product(id: $id) { id } }', { id })
      expect([data.product, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND'])
      messages.push(errors?.[0]?.message.replace(String(id), 'ID'))
    }
    expect(new Set(messages).size).toBe(1)
    const { errors } = await api.ask('query ($id: ID!) { productImage(id: $id) { id } }', { id: image })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('managers see hidden records, except removed ones', async () => {
    const headers = await headersWith('product.manage')
    expect(await products({ orderBy: 'price' }, headers)).toEqual(['görünen', 'gizli', 'kapalıda'])
    const { data } = await api.ask<{ productImage: object; products: { name: string }[] }>(
      'query ($id: ID!) { productImage(id: $id) { fileName } products { name } }',
      { id: image },
      headers,
    )
    expect(data.productImage).toEqual({ fileName: 'gizli.png' })
    expect(data.products).toHaveLength(3)
  })

  test.each([
    ['service', 'services', 'restaurantServices', 'service.manage'],
    ['category', 'categories', 'categories', 'category.manage'],
    ['blog', 'blogs', 'blogs', 'blog.manage'],
    ['blogTag', 'blogTags', 'blogTags', 'blog.manage'],
  ] as const)('a passive %s is visible to its managers only', async (one, many, service, role) => {
    const id = await api.services[service].add(api.staff, { name: 'Kapalı kapı', status: Status.PASSIVE })
    const others = PERMISSIONS.filter((each) => each !== role && each !== 'administrator')
    const seen = async (headers: Headers) => {
      const { data } = await api.ask<Record<'one' | 'many' | 'table', unknown>>(
        `query ($id: ID!, $query: TableQuery) {
          one: ${one}(id: $id) { id } many: ${many} { id } table: ${one}Table(query: $query) { totalCount }
        }`,
        { id, query: { filters: [{ field: 'id', value: id }] } },
        headers,
      )
      const listed = (data.many as { id: string }[]).some((each) => Number(each.id) === id)
      return [data.one !== null, listed, (data.table as { totalCount: number }).totalCount]
    }
    expect(await seen(await headersWith(role))).toEqual([true, true, 1])
    expect(await seen(await headersWith(...others))).toEqual([false, false, 0])
    expect(await seen({})).toEqual([false, false, 0])
  })
})
