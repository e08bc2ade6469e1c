import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { upload } from '../support/upload.ts'

let api: Api
/** Another process on the same database, which receives the changes of this one. */
let other: Api
let headers: Headers

beforeAll(async () => {
  api = await startApi({ REPLY_CACHE: 'on' })
  other = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: api.databaseUrl })
  const people = await createPeople(api)
  headers = await people.headers(people.admin)
})

afterAll(async () => {
  await other.close()
  await api.close()
})

const MENU = '{ categories { name products { name price productImages { filePath } } } }'
const read = async (of: Api) => JSON.stringify((await of.ask(MENU)).data)

/** Fills both caches with the menu, so that a change makes an entry stale. */
beforeEach(async () => {
  for (const each of [api, other]) {
    const asked = async () => {
      await read(each)
      return each.statementsOf(() => read(each))
    }
    await vi.waitFor(async () => expect(await asked()).toEqual([]))
  }
})

async function write<Data>(mutation: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await api.ask<Data>(mutation, variables, headers)
  expect(errors).toBeUndefined()
  return data
}

/** Expects the change in the next read here, and in reads of the other process once it is notified. */
async function showsAtOnce(text: string, shown = true): Promise<void> {
  expect((await read(api)).includes(text)).toBe(shown)
  await vi.waitFor(async () => expect((await read(other)).includes(text)).toBe(shown), { interval: 5 })
}

test('additions, changes, removals and restores are in the next read', async () => {
  const { addCategory } = await write<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Taze" }) { id } }',
  )
  await showsAtOnce('Taze')
  const { addProduct } = await write<{ addProduct: { id: string } }>(
    'mutation ($id: ID!) { addProduct(input: { name: "Künefe", price: 181, categoryId: $id }) { id } }',
    { id: addCategory.id },
  )
  await showsAtOnce('181')
  for (const price of [182, 183, 184]) {
    await write(
      'mutation ($id: ID!, $price: Float) { updateProduct(id: $id, input: { price: $price }) { id } }',
      { id: addProduct.id, price },
    )
    await showsAtOnce(String(price))
  }
  await write('mutation ($id: ID!) { updateCategory(id: $id, input: { status: PASSIVE }) { id } }', {
    id: addCategory.id,
  })
  await showsAtOnce('Künefe', false)
  await write('mutation ($id: ID!) { updateCategory(id: $id, input: { status: ACTIVE }) { id } }', {
    id: addCategory.id,
  })
  await showsAtOnce('Künefe')
  await write('mutation ($id: ID!) { removeProduct(id: $id) }', { id: addProduct.id })
  await showsAtOnce('Künefe', false)
  await write('mutation ($id: ID!) { restoreProduct(id: $id) { id } }', { id: addProduct.id })
  await showsAtOnce('Künefe')

  const { data } = await upload<{ addProductImages: { filePath: string }[] }>(
    api.url,
    'mutation ($id: ID!, $images: [Upload!]!) { addProductImages(productId: $id, images: $images) { filePath } }',
    { id: addProduct.id, images: [null] },
    [{ at: 'variables.images.0', name: 'a.png', bytes: await plain('png') }],
    headers,
  )
  await showsAtOnce(data.addProductImages[0]?.filePath as string)
})

test('within one request, a second field reads what the first has written', async () => {
  const data = await write<{ first: { id: string }; second: { description: string } }>(
    `mutation { first: addAbout(input: { description: "one" }) { id } second: addAbout(input: { description: "two" }) { description } }`,
  )
  const { about } = (await api.ask<{ about: object }>(`{ about(id: ${data.first.id}) { description } }`)).data
  expect([about, data.second]).toEqual([{ description: 'one' }, { description: 'two' }])
})

test('a signed-in user never gets the replies cached for visitors', async () => {
  await write('mutation { addCategory(input: { name: "Gizli kapı", status: PASSIVE }) { id } }')
  await read(api)
  expect(JSON.stringify((await api.ask(MENU, {}, headers)).data)).toContain('Gizli kapı')
  expect(await read(api)).not.toContain('Gizli kapı')
})
