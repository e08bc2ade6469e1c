import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureMark } from '../../web/src/rules/commonmark.ts'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

const TAKEN_OUT = '0f8fad5b-d9cb-469f-a165-70867728950e'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(() => api.sql('truncate blog, page_text, text_picture cascade'))

/** A text picture with its path and its CommonMark. */
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

test('the file of a picture in texts is served, is in every backup and survives every sweep, in a text or not', async () => {
  const { path } = await added()
  await api.services.pictures.sweep()
  expect(await statusOf(path)).toBe(200)
  // Backups contain the files referenced by these columns.
  expect(api.services.pictures.pathColumns).toContainEqual({
    table: 'text_picture',
    column: 'image_file_path',
  })
})

test('a text shows it with its size, lazily loaded', async () => {
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

test('one that no text contains is removed, and restored with its file', async () => {
  const { id, path } = await added()
  await api.services.textPictures.remove(api.staff, id)
  expect(await statusOf(path)).toBe(404)
  await api.services.pictures.sweep()
  await api.services.textPictures.restore(api.staff, id)
  expect(await statusOf(path)).toBe(200)
})

test('a text cannot contain a removed one, not even by an undo', async () => {
  const { id, mark } = await added()
  const { blogs, pageTexts, textPictures, history } = api.services
  const owner = { ...api.staff, caller: { ...api.staff.caller, userId: 1 } }
  const entry = await blogs.add(api.staff, { name: 'Bahçe', description: mark })
  await blogs.update({ ...api.staff, requestId: TAKEN_OUT }, entry, { description: 'Yok.' })
  await textPictures.remove(api.staff, id)
  const refused = { reason: 'INVALID_FIELDS', fields: [{ field: 'description', rule: 'NO_SUCH_RECORD' }] }
  await expect(blogs.update(api.staff, entry, { description: mark })).rejects.toMatchObject(refused)
  await expect(
    pageTexts.add(api.staff, { key: 'faq', title: 'x', body: mark.replace('/resource', '&#47;resource') }),
  ).rejects.toMatchObject({ fields: [{ field: 'body', rule: 'NO_SUCH_RECORD' }] })
  await expect(history.undoRequest(owner, TAKEN_OUT)).rejects.toMatchObject({
    reason: 'UNDO_INVALID_FIELDS',
  })
  const { rows } = await api.sql('select description from blog')
  expect(rows).toEqual([{ description: 'Yok.' }])
})

test('a concurrent removal and use: one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, mark } = await added(`#33669${round}`)
    const { blogs, textPictures } = api.services
    const answers = await Promise.allSettled([
      blogs.add({ ...api.staff, em: api.orm.em.fork() }, { name: 'Bahçe', description: mark }),
      textPictures.remove({ ...api.staff, em: api.orm.em.fork() }, id),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
