import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { invalidateWhenPublished } from '../../server/start/publishing.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let editor: Headers
let administrator: Headers
let end: () => Promise<void>

beforeAll(async () => {
  api = await startApi({ REPLY_CACHE: 'on' })
  const people = await createPeople(api)
  editor = await people.headers(await people.userWith(['blog.manage']))
  administrator = await people.headers(people.admin)
  end = invalidateWhenPublished(api.services.changes, () => api.services.blogs.untilNext(api.orm.em.fork()))
})

afterAll(async () => {
  await end()
  await api.close()
})

const add = (input: object) => api.services.blogs.add(api.staff, input as never)

async function names(headers?: Headers): Promise<string[]> {
  const { data } = await api.ask<{ blogs: { name: string }[] }>('{ blogs { name } }', {}, headers)
  return data.blogs.map(({ name }) => name)
}

const look = async (id: unknown, headers?: Headers) => {
  const { data, errors } = await api.ask<{ blog: object | null }>(
    'query ($id: ID!) { blog(id: $id) { name excerpt } }',
    { id: String(id) },
    headers,
  )
  return data?.blog ?? errors?.[0]?.extensions.code
}

test('D43: a scheduled entry is published on time, in cached replies too', async () => {
  const tag = await api.services.blogTags.add(api.staff, { name: 'yaz' })
  const publishAt = new Date(Date.now() + 3_600_000)
  const id = await add({ name: 'Bahar menüsü', publishAt, tagIds: [tag], slug: 'bahar-menusu' })
  expect(await names()).toEqual([])
  expect(await look(id)).toBe('NOT_FOUND')
  expect(await look('bahar-menusu')).toBe('NOT_FOUND')
  expect(await names(editor)).toEqual(['Bahar menüsü'])
  const links = async () =>
    (await api.ask<{ blogTags: { blogTags: object[] }[] }>('{ blogTags { blogTags { blogId } } }')).data
      .blogTags[0]?.blogTags.length
  expect(await links()).toBe(0)
  const { rows } = await api.sql(
    "update blog set publish_at = now() + interval '1 second' where id = $1 returning publish_at",
    [id],
  )
  await vi.waitFor(async () => expect(await names()).toEqual(['Bahar menüsü']), { interval: 20 })
  expect(Date.now()).toBeGreaterThanOrEqual(rows[0].publish_at.getTime())
  expect(await look('bahar-menusu')).toEqual({ name: 'Bahar menüsü', excerpt: '' })
  expect(await links()).toBe(1)
})

test('entries sort by their time of publication, the newest first', async () => {
  await api.sql('truncate blog cascade')
  await add({ name: 'now' })
  await add({ name: 'long ago', publishAt: new Date('2020-01-01') })
  await add({ name: 'hidden', status: 0 })
  await vi.waitFor(async () => expect(await names()).toEqual(['now', 'long ago']))
})

test('a summary takes precedence over the beginning of the text', async () => {
  const id = await add({ name: 'x', description: '**Başı** sonu', summary: 'Kısaca' })
  expect(await look(id)).toMatchObject({ excerpt: 'Kısaca' })
  const other = await add({ name: 'y', description: '**Başı** sonu' })
  expect(await look(other)).toMatchObject({ excerpt: 'Başı sonu' })
})

test('an entry is still found by a slug that it had before, until another entry takes it', async () => {
  const change = (id: number, input: object) => api.services.blogs.update(api.staff, id, input as never)
  const [first, second] = [await add({ name: 'ilk', slug: 'eski' }), await add({ name: 'ikinci' })]
  await change(first, { slug: 'daha-yeni' })
  await change(first, { slug: null })
  for (const former of ['eski', 'daha-yeni']) expect(await look(former)).toMatchObject({ name: 'ilk' })
  await change(first, { status: 0 })
  expect(await look('eski')).toBe('NOT_FOUND')
  expect(await look('eski', editor)).toMatchObject({ name: 'ilk' })
  await change(second, { slug: 'eski' })
  expect(await look('eski')).toMatchObject({ name: 'ikinci' })
  expect(await look('hic-olmayan')).toBe('NOT_FOUND')
})

test('a former slug stays valid after a draft had it for a while', async () => {
  const change = (id: number, input: object) => api.services.blogs.update(api.staff, id, input as never)
  const id = await add({ name: 'yayında', slug: 'uzun-omurlu' })
  await change(id, { slug: 'yeni-omurlu' })
  const draft = await add({ name: 'taslak', slug: 'uzun-omurlu', status: 0 })
  expect(await look('uzun-omurlu')).toMatchObject({ name: 'yayında' })
  await change(draft, { slug: 'baska' })
  expect(await look('uzun-omurlu')).toMatchObject({ name: 'yayında' })
  expect(await look('uzun-omurlu', editor)).toMatchObject({ name: 'taslak' })
})

test('a slug belongs to one live entry, and is not a number', async () => {
  const update = async (id: number, slug: string) => {
    const call = 'mutation ($id: ID!, $slug: String) { updateBlog(id: $id, input: { slug: $slug }) { slug } }'
    const { data, errors } = await api.ask<{ updateBlog: object }>(call, { id, slug }, editor)
    return errors?.[0]?.extensions ?? data.updateBlog
  }
  const first = await add({ name: 'a' })
  const second = await add({ name: 'b' })
  expect(await update(first, 'yeni')).toEqual({ slug: 'yeni' })
  expect(await update(first, 'yeni')).toEqual({ slug: 'yeni' })
  expect(await update(second, 'yeni')).toMatchObject({ reason: 'VALUE_TAKEN', params: { field: 'slug' } })
  for (const wrong of ['12', 'Yeni', 'ye ni', 'ş', '-a', 'a--b', ''])
    expect(await update(second, wrong)).toMatchObject({ fields: [{ field: 'slug', rule: 'SLUG' }] })
  await api.services.blogs.remove(api.staff, first)
  expect(await update(second, 'yeni')).toEqual({ slug: 'yeni' })
  await expect(api.services.blogs.restore(api.staff, first)).rejects.toMatchObject({ reason: 'VALUE_TAKEN' })
})

test('a change of the publication date can be undone', async () => {
  const publishAt = new Date('2030-05-01T09:00:00Z')
  const id = await add({ name: 'z', publishAt })
  await api.services.blogs.update(api.staff, id, { publishAt: null })
  const { rows } = await api.sql(
    "select id from change where entity = 'blog' and entity_id = $1 order by id desc limit 1",
    [id],
  )
  const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }'
  expect((await api.ask(undo, { id: rows[0].id }, administrator)).errors).toBeUndefined()
  const left = await api.sql('select publish_at from blog where id = $1', [id])
  expect(left.rows).toEqual([{ publish_at: publishAt }])
})
