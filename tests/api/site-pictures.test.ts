import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { upload } from '../support/upload.ts'

let api: Api
let owner: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  owner = await people.headers(await people.userWith(['site.manage']))
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

const get = async (name: string) => {
  const reply = await fetch(`${api.url}/${name}`)
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  }
}

test('D37: browsers cache the icons for an hour', async () => {
  for (const name of ['icon.svg', 'icon-180.png']) {
    const reply = await fetch(`${api.url}/${name}`)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
  }
})

const OPERATION = 'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }'

test('icons and preview picture are those of the build unless the owner has set some', async () => {
  expect((await get('icon-192.png')).bytes.toString()).toBe('icon-192.png of the build')
  expect((await get('icon-maskable-512.png')).bytes.toString()).toBe('icon-maskable-512.png of the build')
  expect((await get('share.jpg')).bytes.toString()).toBe('share.jpg of the build')
  const bytes = await plain('png')
  const { errors } = await upload(
    api.url,
    OPERATION,
    { input: { logo: null, shareImage: null } },
    ['logo', 'shareImage'].map((field) => ({ at: `variables.input.${field}`, name: 'a.png', bytes })),
    owner,
  )
  expect(errors).toBeUndefined()
  for (const size of [180, 192, 512]) {
    const icon = await get(`icon-${size}.png`)
    expect([icon.status, icon.type]).toEqual([200, 'image/png'])
    expect(await sharp(icon.bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
  const maskable = await get('icon-maskable-512.png')
  expect(await sharp(maskable.bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
  expect((await get('icon.svg')).bytes.toString()).toContain('data:image/png;base64,')
  expect(await sharp((await get('share.jpg')).bytes).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1200, height: 630 },
  })
  await api.ask(OPERATION, { input: { logo: null, shareImage: null } }, owner)
  expect((await get('icon.svg')).bytes.toString()).toBe('icon.svg of the build')
})

test('a restaurant with a name is shared with a card of its own, and not with the food of the demo', async () => {
  const shared = async () => (await get('share.jpg')).bytes
  expect((await shared()).toString()).toBe('share.jpg of the build')
  await api.ask(OPERATION, { input: { name: 'Köşe Lokantası' } }, owner)
  await vi.waitFor(async () => expect((await shared()).toString()).not.toBe('share.jpg of the build'))
  const card = await shared()
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  await api.ask(OPERATION, { input: { name: 'Sahil Lokantası' } }, owner)
  await vi.waitFor(async () => expect((await shared()).equals(card)).toBe(false))
  await api.ask(OPERATION, { input: { name: null } }, owner)
})

test('the proportions of the logo are told while its file is there', async () => {
  const aspect = async () =>
    (await api.ask<{ site: { logoAspect: number | null } }>('{ site { logoAspect } }')).data.site.logoAspect
  expect(await aspect()).toBeNull()
  const bytes = await plain('png', { width: 1200, height: 300 })
  await upload(
    api.url,
    OPERATION,
    { input: { logo: null } },
    [{ at: 'variables.input.logo', name: 'a.png', bytes }],
    owner,
  )
  expect(await aspect()).toBeCloseTo(4)
  await api.sql(`update site set logo_file_path = '${'0'.repeat(32)}-240.webp'`)
  expect(await aspect()).toBeNull()
  await api.ask(OPERATION, { input: { logo: null } }, owner)
  expect(await aspect()).toBeNull()
})

test('a preview picture belongs to a live record, in the size of previews', async () => {
  const bytes = await plain('png')
  const { data } = await upload<{ addCategory: { id: string; imageFilePath: string } }>(
    api.url,
    'mutation ($input: AddCategory!) { addCategory(input: $input) { id imageFilePath } }',
    { input: { name: 'Çorbalar', image: null } },
    [{ at: 'variables.input.image', name: 'a.png', bytes }],
    admin,
  )
  const name = `share/${data.addCategory.imageFilePath.replace('.webp', '.jpg')}`
  const shared = await get(name)
  expect([shared.status, shared.type]).toEqual([200, 'image/jpeg'])
  expect(await sharp(shared.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await get(`share/${'0'.repeat(32)}-640.jpg`)).status).toBe(404)
  expect((await get('share/..%2Fauth-secret.jpg')).status).toBe(404)
  await api.ask('mutation ($id: ID!) { removeCategory(id: $id) }', { id: data.addCategory.id }, admin)
  expect((await get(name)).status).toBe(404)
})

test('D11: the shared picture of a service is the one that it holds, while visitors may see it', async () => {
  const { data } = await upload<{ addService: { id: string } }>(
    api.url,
    'mutation ($input: AddService!) { addService(input: $input) { id } }',
    { input: { name: 'Kahvaltı', image: null } },
    [{ at: 'variables.input.image', name: 'a.png', bytes: await plain('png') }],
    admin,
  )
  const { id } = data.addService
  const shared = await get(`share/service/${id}.jpg`)
  expect([shared.status, shared.type]).toEqual([200, 'image/jpeg'])
  expect(await sharp(shared.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  for (const name of ['999999', '0', 'x', '..%2F1', `0${id}`, `%3${id}`])
    expect((await get(`share/service/${name}.jpg`)).status).toBe(404)
  const hide = 'mutation ($id: ID!) { updateService(id: $id, input: { status: PASSIVE }) { id } }'
  expect((await api.ask(hide, { id }, admin)).errors).toBeUndefined()
  await expect.poll(async () => (await get(`share/service/${id}.jpg`)).status).toBe(404)
})

test('the menu, a category and a dish have previews with their names and prices', async () => {
  const { data } = await api.ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Pideler" }) { id } }',
    {},
    admin,
  )
  const category = data.addCategory.id
  const add = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
  const input = { name: 'Kıymalı Pide & <ayran>', price: 210.5, categoryId: category }
  const dish = (await api.ask<{ addProduct: { id: string } }>(add, { input }, admin)).data.addProduct.id
  const drawn = vi.spyOn(api.services.decoder, 'card')
  for (const part of ['menu', `category/${category}`, `dish/${dish}`]) {
    const shared = await get(`share/card/${part}.jpg`)
    expect([part, shared.status, shared.type]).toEqual([part, 200, 'image/jpeg'])
    expect(await sharp(shared.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // More than paper: the letters are drawn, though no font is installed.
    expect((await sharp(shared.bytes).stats()).entropy).toBeGreaterThan(0.3)
  }
  expect(drawn.mock.calls.map(([card]) => card.title)).toEqual(['Menü', 'Pideler', 'Kıymalı Pide & <ayran>'])
  expect(drawn.mock.calls[2]?.[0].line).toBe('210,50 TL')
  expect(drawn.mock.calls[1]?.[0].line).toBe('Kıymalı Pide & <ayran> · 210,50 TL')
  drawn.mockRestore()
  for (const part of ['category/999999', `dish/0${dish}`, 'dish/x'])
    expect([part, (await get(`share/card/${part}.jpg`)).status]).toEqual([part, 404])
  await api.ask('mutation ($id: ID!) { removeProduct(id: $id) }', { id: dish }, admin)
  await expect.poll(async () => (await get(`share/card/dish/${dish}.jpg`)).status).toBe(404)
})

/** The number of pictures that the decoder renders while work runs. */
async function rendersDuring(work: () => Promise<unknown>): Promise<number> {
  const render = vi.spyOn(api.services.decoder, 'render')
  try {
    await work()
    return render.mock.calls.length
  } finally {
    render.mockRestore()
  }
}

test('A2: a preview picture is rendered once, whatever the address, the method or a change of content', async () => {
  const { data } = await upload<{ addCategory: { imageFilePath: string } }>(
    api.url,
    'mutation ($input: AddCategory!) { addCategory(input: $input) { imageFilePath } }',
    { input: { name: 'Tatlılar', image: null } },
    [{ at: 'variables.input.image', name: 'a.png', bytes: await plain('png', { width: 700 }) }],
    admin,
  )
  const address = `${api.url}/share/${data.addCategory.imageFilePath.replace('.webp', '.jpg')}`
  const [hash] = data.addCategory.imageFilePath.split('-')
  const renders = await rendersDuring(async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, time) =>
        fetch(`${address}?${'x'.repeat(500 + time)}`, { method: time % 2 ? 'HEAD' : 'GET' }),
      ),
    )
    await api.services.abouts.add(api.staff, { description: 'x' })
    expect((await fetch(address)).status).toBe(200)
    expect((await fetch(`${api.url}/share/${hash}-9999.jpg`)).status).toBe(404)
  })
  expect(renders).toBe(1)
  // The sweep deletes what was rendered from pictures that no row contains any more.
  const rendered = async () => (await api.files.names()).filter((name) => name.endsWith('share.jpg'))
  expect((await rendered()).filter((name) => name.startsWith(`${hash}`))).toHaveLength(1)
  await api.sql('delete from category where image_file_path = $1', [data.addCategory.imageFilePath])
  const others = (await rendered()).length
  await api.services.pictures.sweep()
  expect(await rendered()).toHaveLength(others - 1)
})

test('A2: pictures that are rendered keep no page waiting', async () => {
  const [{ data }] = await Promise.all([
    upload<{ addCategory: { imageFilePath: string } }>(
      api.url,
      'mutation ($input: AddCategory!) { addCategory(input: $input) { imageFilePath } }',
      { input: { name: 'İçecekler', image: null } },
      [{ at: 'variables.input.image', name: 'a.png', bytes: await plain('png', { width: 500 }) }],
      admin,
    ),
  ])
  let finish = () => {}
  const render = vi.spyOn(api.services.decoder, 'render').mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(Buffer.from('a picture'))
      }),
  )
  const address = `${api.url}/share/${data.addCategory.imageFilePath.replace('.webp', '.jpg')}`
  const waiting = Promise.all(Array.from({ length: 20 }, (_, time) => fetch(`${address}?${time}`)))
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  expect((await api.ask('{ site { name } }')).status).toBe(200)
  finish()
  expect((await waiting).map(({ status }) => status)).toEqual(Array(20).fill(200))
  render.mockRestore()
})
