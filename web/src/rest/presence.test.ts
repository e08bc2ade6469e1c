import { describe, expect, test, vi } from 'vitest'
import { createRestClient, type RestClient } from './rest-client.ts'

const file = new File(['x'], 'x.png')
const blog = { id: 0, image: file, categoryId: 1, tagsId: [1], name: 'n', description: 'd', status: 1 }
const service = { id: 0, image: file, icon: file, name: 'n', description: 'd', status: 1 }
const category = { ...service, order: 1 }
const images = { image: [file], id: 0, productId: 1 }

/** The fields of each form, and the call that sends it. */
const forms: Record<string, [form: object, send: (rest: RestClient, form: never) => Promise<unknown>]> = {
  'blog add': [blog, (rest, form) => rest.blog.add(form)],
  'blog update': [blog, (rest, form) => rest.blog.update(form)],
  'category add': [category, (rest, form) => rest.category.add(form)],
  'category update': [category, (rest, form) => rest.category.update(form)],
  'service add': [service, (rest, form) => rest.services.add(form)],
  'service update': [category, (rest, form) => rest.services.update(form)],
  'product image add': [images, (rest, form) => rest.productImage.add(form)],
}

const PAGE = { page: 1, pageCount: 10, query: '', orderBy: '' }

/** Calls about one record, without an id. */
const unnamed: Record<string, (rest: RestClient, id: never) => Promise<unknown>> = {
  ...Object.fromEntries(
    (['about', 'blog', 'blogCategory', 'blogTag', 'category', 'contact', 'product', 'productImage'] as const)
      .concat('services' as never)
      .flatMap((group) => [
        [`${group} remove`, (rest: RestClient, id: never) => rest[group].remove(id)],
        [`${group} get-by-id`, (rest: RestClient, id: never) => rest[group].getById(id)],
      ]),
  ),
  'values get': (rest, id) => rest.values.get(id),
  'values put': (rest, id) => rest.values.put(id, {}),
  'values delete': (rest, id) => rest.values.delete(id),
}

/** A client that must not send anything. */
function silent() {
  const fetch = vi.fn()
  return { rest: createRestClient({ storage: null, fetch }), fetch }
}

describe.each(Object.entries(forms))('%s', (_name, [form, send]) => {
  const missing = Object.keys(form).flatMap((name) => [
    [name, 'undefined', undefined] as const,
    [name, 'null', null] as const,
  ])
  test.each(missing)('is not sent if %s is %s', async (name, _shown, value) => {
    const { rest, fetch } = silent()
    const sent = send(rest, { ...form, [name]: value } as never)
    await expect(sent).rejects.toThrow(new Error(`The parameter '${name}' cannot be null.`))
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is sent if everything is there, even empty or 0', async () => {
    const { rest, fetch } = silent()
    fetch.mockResolvedValue(new Response('{}'))
    const empty = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? '' : value])
    await send(rest, Object.fromEntries(empty) as never)
    expect(fetch).toHaveBeenCalledOnce()
  })
})

test('a new service needs no order', () => expect(service).not.toHaveProperty('order'))

describe.each(Object.entries(unnamed))('%s', (_name, send) => {
  test.each([undefined, null])('is not sent if the id is %s', async (id) => {
    const { rest, fetch } = silent()
    await expect(send(rest, id as never)).rejects.toThrow(new Error("The parameter 'id' must be defined."))
    expect(fetch).not.toHaveBeenCalled()
  })
})

test.each([
  ['userId', (rest: RestClient) => rest.userManager.getUser(undefined as never)],
  ['roleId', (rest: RestClient) => rest.userManager.getRole(null as never)],
  ['groupId', (rest: RestClient) => rest.userManager.getGroup(undefined as never)],
  ['productId', (rest: RestClient) => rest.productImage.getAll(undefined as never)],
  ['productId', (rest: RestClient) => rest.productImage.getTableAll(null as never)],
  ...(['page', 'pageCount', 'query', 'orderBy'] as const).flatMap((name) =>
    (['getUserAll', 'getRoleAll', 'getGroupAll'] as const).map(
      (call) =>
        [
          name,
          (rest: RestClient) => rest.userManager[call]({ ...PAGE, [name]: undefined as never }),
        ] as const,
    ),
  ),
] as const)('%s must be defined', async (name, send) => {
  const { rest, fetch } = silent()
  await expect(send(rest)).rejects.toThrow(new Error(`The parameter '${name}' must be defined.`))
  expect(fetch).not.toHaveBeenCalled()
})
