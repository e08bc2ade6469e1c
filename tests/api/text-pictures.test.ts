import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureMark } from '../../web/src/rules/commonmark.ts'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(() => api.sql('truncate blog, page_text, text_picture cascade'))

/** A picture of texts with its path and how a text names it. */
async function added(colour = '#336699') {
  const id = await api.services.textPictures.add(api.staff, {
    name: 'Masalar',
    image: picture('masa.png', { colour }),
  })
  const { rows } = await api.sql('select image_file_path as path from text_picture where id = $1', [id])
  const path: string = rows[0].path
  return { id, path, mark: pictureMark('Masalar', path, { width: 600, height: 400 }) }
}

const statusOf = async (path: string) => (await fetch(`${api.url}/resource/${path}`)).status

test('its file is served, is in every backup and outlives every sweep, named by a text or not', async () => {
  const { path } = await added()
  await api.services.pictures.sweep()
  expect(await statusOf(path)).toBe(200)
  // Backups hold the files that these columns name.
  expect(api.services.pictures.places).toContainEqual({ table: 'text_picture', column: 'image_file_path' })
})

test('a text shows it with its size, loaded when it comes near', async () => {
  const { path, mark } = await added()
  const id = await api.services.blogs.add(api.staff, { name: 'Bahçe', description: `Önce.\n\n${mark}` })
  const { data } = await api.ask<{ blog: { html: string } }>('query ($id: ID!) { blog(id: $id) { html } }', {
    id,
  })
  expect(data.blog.html).toContain(`src="/resource/${path}?w=960"`)
  expect(data.blog.html).toContain('width="600" height="400" alt="Masalar" loading="lazy"')
})

test.each([
  ['blog', (mark: string) => api.services.blogs.add(api.staff, { name: 'Bahçe', description: mark })],
  [
    'pageText',
    (mark: string) => api.services.pageTexts.add(api.staff, { key: 'faq', title: 'x', body: mark }),
  ],
] as const)('it stays while a %s names it, a removed one too', async (by, write) => {
  const { id, path, mark } = await added()
  const text = await write(mark)
  const { textPictures, blogs, pageTexts } = api.services
  const inUse = { reason: 'IN_USE', params: { entity: 'textPicture', by, count: 1 } }
  await expect(textPictures.remove(api.staff, id)).rejects.toMatchObject(inUse)
  await expect(
    textPictures.update(api.staff, id, { image: picture('b.png', { colour: '#fff' }) }),
  ).rejects.toMatchObject(inUse)
  await (by === 'blog' ? blogs : pageTexts).remove(api.staff, text)
  await expect(textPictures.remove(api.staff, id)).rejects.toMatchObject(inUse)
  await textPictures.update(api.staff, id, { name: 'Bahçedeki masalar' })
  expect(await statusOf(path)).toBe(200)
})

test('one that no text names is removed, and comes back with its file', async () => {
  const { id, path } = await added()
  await api.services.textPictures.remove(api.staff, id)
  expect(await statusOf(path)).toBe(404)
  await api.services.pictures.sweep()
  await api.services.textPictures.restore(api.staff, id)
  expect(await statusOf(path)).toBe(200)
})
