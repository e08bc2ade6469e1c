import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { upload } from '../support/upload.ts'

let api: Api
let owner: Headers
let admin: Headers
let other: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  owner = await people.headers(await people.userWith(['site.manage']))
  other = await people.headers(await people.userWith(['product.manage']))
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

beforeEach(() => update({ drawing: null, name: null }))

const update = (input: object, headers = owner) =>
  api.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }', { input }, headers)

const HARBOUR = { scene: 'SEA', cloth: ['WHITE', 'SKY'], onTable: ['FISH', 'MUSSELS', 'TEA'] }

const stored = async () => {
  const { data } = await api.ask<{ site: { drawing: object | null; drawingPath: string | null } }>(
    '{ site { drawing { scene cloth onTable } drawingPath } }',
  )
  return data.site
}

const preview = (drawing: object, headers: Headers = owner) =>
  api.ask<{ drawing: string }>(
    `query ($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {
      drawing(scene: $scene, cloth: $cloth, onTable: $onTable)
    }`,
    { ...drawing },
    headers,
  )

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers })

describe('the drawing of the site', () => {
  test('is stored as chosen, undone, and taken away by null', async () => {
    expect(await stored()).toEqual({ drawing: null, drawingPath: null })
    expect((await update({ drawing: HARBOUR })).errors).toBeUndefined()
    expect(await stored()).toEqual({
      drawing: HARBOUR,
      drawingPath: expect.stringMatching(/^\/drawing\.svg\?v=[0-9a-f]{32}$/),
    })
    await update({ drawing: { ...HARBOUR, onTable: [] } })
    const { data } = await api.ask<{ changes: { items: { id: string }[] } }>(
      '{ changes(entity: "site", pageSize: 1) { items { id } } }',
      {},
      admin,
    )
    const id = data.changes.items[0]?.id
    expect(
      (await api.ask('mutation ($id: ID!) { undoChange(id: $id) { id } }', { id }, admin)).errors,
    ).toBeUndefined()
    expect((await stored()).drawing).toEqual(HARBOUR)
    await update({ drawing: null })
    expect((await stored()).drawing).toBeNull()
  })

  test.each([
    ['one colour', { cloth: ['SKY'] }, 'cloth', 'ITEMS', { min: 2, max: 2 }],
    ['three colours', { cloth: ['SKY', 'WHITE', 'ROSE'] }, 'cloth', 'ITEMS', { min: 2, max: 2 }],
    ['one colour twice', { cloth: ['SKY', 'SKY'] }, 'cloth', 'REPEATED', { value: 'SKY' }],
    ['four dishes', { onTable: ['FISH', 'TEA', 'SOUP', 'PIDE'] }, 'onTable', 'ITEMS', { min: 0, max: 3 }],
    ['a dish twice', { onTable: ['FISH', 'TEA', 'FISH'] }, 'onTable', 'REPEATED', { value: 'FISH' }],
  ])('is refused with %s, and so is its preview', async (_, changed, field, rule, params) => {
    const drawing = { ...HARBOUR, ...changed }
    const code = 'BAD_USER_INPUT'
    expect((await update({ drawing })).errors?.[0]?.extensions).toMatchObject({
      ...{ code, fields: [{ field: `drawing.${field}`, rule, params }] },
    })
    expect((await preview(drawing)).errors?.[0]?.extensions).toMatchObject({
      ...{ code, fields: [{ field, rule, params }] },
    })
    expect((await stored()).drawing).toBeNull()
  })

  test.each([
    ['a scene', { scene: 'MOON' }],
    ['a colour', { cloth: ['WHITE', 'BLACK'] }],
    ['an alcoholic drink', { onTable: ['RAKI'] }],
    ['something else', { onTable: 'TEA;' }],
  ])('has nothing that is not drawn: %s', async (_, changed) => {
    const drawing = { ...HARBOUR, ...changed }
    for (const { errors } of [await update({ drawing }), await preview(drawing)])
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect((await stored()).drawing).toBeNull()
  })
})

test('a preview is what the site will show, for those who may change the settings', async () => {
  const { data } = await preview(HARBOUR)
  await update({ drawing: HARBOUR })
  expect(await (await get('/drawing.svg')).text()).toBe(data.drawing)
  expect((await preview(HARBOUR, other)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await preview(HARBOUR, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

describe('/drawing.svg', () => {
  test('is not found while there is none, and nobody keeps that', async () => {
    const reply = await get('/drawing.svg')
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  describe('as it is kept for everybody', () => {
    let keeping: Api
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(keeping.url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } })

    beforeAll(async () => {
      await update({ drawing: HARBOUR })
      keeping = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: api.databaseUrl })
      // Nothing is kept until changes are heard.
      await vi.waitFor(async () => {
        expect((await ask('/drawing.svg')).headers.get('etag')).not.toBeNull()
      })
    })

    afterAll(() => keeping.close())

    beforeEach(async () => {
      await update({ drawing: HARBOUR })
      await vi.waitFor(async () => expect((await ask('/drawing.svg')).status).toBe(200))
    })

    test('is read from the database once, and is new after a save whatever version is asked for', async () => {
      const { drawingPath } = await stored()
      const paths = [drawingPath ?? '', '/drawing.svg', '/drawing.svg?v=', `${drawingPath}&v=1`]
      const reply = await ask(drawingPath ?? '')
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      const etag = reply.headers.get('etag') ?? ''
      const statuses = () =>
        Promise.all(paths.map(async (path) => (await ask(path, { 'If-None-Match': etag })).status))
      // The last change before may be heard in between.
      await expect.poll(() => keeping.statementsOf(statuses)).toEqual([])
      expect(await statuses()).toEqual([304, 304, 304, 304])
      await update({ drawing: { ...HARBOUR, scene: 'CITY' } })
      await expect.poll(statuses).toEqual([200, 200, 200, 200])
    })

    test('is sent in the coding that a browser asks for', async () => {
      const coded = await ask('/drawing.svg', { 'Accept-Encoding': 'br' })
      expect(coded.headers.get('content-encoding')).toBe('br')
      expect(await coded.text()).toMatch(/^<svg /)
    })
  })
})

test('the preview of shared links shows it, for the demo restaurant as for one with a name', async () => {
  const shared = async () => Buffer.from(await (await get('/share.jpg')).arrayBuffer())
  expect((await shared()).toString()).toBe('share.jpg of the build')
  await update({ drawing: HARBOUR })
  await expect.poll(async () => (await shared()).toString()).not.toBe('share.jpg of the build')
  const [demo, metadata] = [await shared(), await sharp(await shared()).metadata()]
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // Tomato, of the boat.
  const { data } = await sharp(demo)
    .extract({ left: 1014, top: 416, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((each) => Math.round(each / 16))).toEqual([12, 4, 2])
  await update({ name: 'Sahil Lokantası' })
  await expect.poll(async () => (await shared()).equals(demo)).toBe(false)
  const bytes = await plain('png')
  const OPERATION = 'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }'
  const named = await shared()
  const at = 'variables.input.shareImage'
  await upload(api.url, OPERATION, { input: { shareImage: null } }, [{ at, name: 'a.png', bytes }], owner)
  await expect.poll(async () => (await shared()).equals(named)).toBe(false)
  const own = await shared()
  await update({ drawing: { ...HARBOUR, scene: 'CITY' } })
  expect((await shared()).equals(own)).toBe(true)
  await update({ shareImage: null })
})

test('the icons show its first dish on the cloth, unless there is a logo', async () => {
  const icon = async (name: string) => Buffer.from(await (await get(`/${name}`)).arrayBuffer())
  await update({ drawing: HARBOUR })
  await expect.poll(async () => (await icon('icon.svg')).toString()).toContain('viewBox="0 0 128 128"')
  for (const size of [180, 192, 512])
    expect(await sharp(await icon(`icon-${size}.png`)).metadata()).toMatchObject({
      ...{ format: 'png', width: size, height: size },
    })
  const fish = await icon('icon-192.png')
  await update({ drawing: { ...HARBOUR, onTable: ['TEA'] } })
  await expect.poll(async () => (await icon('icon-192.png')).equals(fish)).toBe(false)
  const bytes = await plain('png')
  const OPERATION = 'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }'
  const at = 'variables.input.logo'
  await upload(api.url, OPERATION, { input: { logo: null } }, [{ at, name: 'a.png', bytes }], owner)
  await expect.poll(async () => (await icon('icon.svg')).toString()).toContain('data:image/png')
  await update({ logo: null })
})

test('rendering it opens no decoder to drawings of others', async () => {
  await update({ drawing: { ...HARBOUR, onTable: ['SIMIT'] } })
  expect((await get('/icon-512.png')).status).toBe(200)
  const foreign = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(foreign).metadata()).rejects.toThrow(/unsupported/)
})
