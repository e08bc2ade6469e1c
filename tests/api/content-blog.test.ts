import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let headers: Headers
let tags: number[]
let subjects: number[]

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['blog.manage']))
})

afterAll(() => api.close())

beforeEach(async () => {
  const { services, staff } = api
  tags = []
  for (const name of ['yaz', 'kış', 'bahar']) tags.push(await services.blogTags.add(staff, { name }))
  subjects = []
  for (const name of ['Mutfak', 'Haber']) subjects.push(await services.blogCategories.add(staff, { name }))
})

interface Blog {
  id: string
  blogTags: { blogTag: { name: string } }[]
  blogCategories: { name: string }[]
}

async function save(id: string | null, input: object) {
  const { data, errors } = await api.ask<{ blog: Blog | null }>(
    id
      ? `mutation ($input: UpdateBlog!) { blog: updateBlog(id: ${id}, input: $input) { ...B } } ${LINKS}`
      : `mutation ($input: AddBlog!) { blog: addBlog(input: $input) { ...B } } ${LINKS}`,
    { input },
    headers,
  )
  if (errors) return errors[0]?.extensions
  const { blogTags, blogCategories } = data.blog as Blog
  return {
    id: (data.blog as Blog).id,
    tags: blogTags.map(({ blogTag }) => blogTag.name),
    subjects: blogCategories.map(({ name }) => name),
  }
}
const LINKS = 'fragment B on Blog { id blogTags { blogTag { name } } blogCategories { name } }'

async function entry(input: object = {}): Promise<string> {
  const saved = await save(null, { name: 'x', tagIds: tags.slice(0, 2), categoryId: subjects[0], ...input })
  return (saved as { id: string }).id
}

test('an entry has one category and any number of tags, without duplicates', async () => {
  const twice = [tags[0], tags[1], tags[0]]
  expect(await save(null, { name: 'x', tagIds: twice, categoryId: subjects[0] })).toMatchObject({
    tags: ['yaz', 'kış'],
    subjects: ['Mutfak'],
  })
  expect(await save(null, { name: 'x' })).toMatchObject({ tags: [], subjects: [] })
})

test.each([
  ['nothing keeps both', () => ({}), ['yaz', 'kış'], ['Mutfak']],
  ['other tags replaces them', () => ({ tagIds: [tags[1], tags[2]] }), ['kış', 'bahar'], ['Mutfak']],
  ['the same tags keeps them', () => ({ tagIds: tags.slice(0, 2) }), ['yaz', 'kış'], ['Mutfak']],
  ['no tags takes them off', () => ({ tagIds: [] }), [], ['Mutfak']],
  ['null for tags takes them off', () => ({ tagIds: null }), [], ['Mutfak']],
  ['another category replaces it', () => ({ categoryId: subjects[1] }), ['yaz', 'kış'], ['Haber']],
  ['the same category keeps it', () => ({ categoryId: subjects[0] }), ['yaz', 'kış'], ['Mutfak']],
  ['null for the category takes it off', () => ({ categoryId: null }), ['yaz', 'kış'], []],
] as const)('an update of %s', async (_, input, wantedTags, wantedSubjects) => {
  const id = await entry()
  expect(await save(id, input())).toMatchObject({ tags: wantedTags, subjects: wantedSubjects })
})

test('a missing tag or category changes nothing', async () => {
  const id = await entry()
  await api.services.blogTags.remove(api.staff, tags[2])
  for (const [field, value] of [
    ['tagIds', [tags[0], tags[2]]],
    ['tagIds', [2_000_000_000]],
    ['tagIds', Array(101).fill(tags[0])],
    ['categoryId', 2_000_000_000],
  ] as const) {
    expect(await save(id, { name: 'changed', [field]: value })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field }],
    })
  }
  expect(await save(id, {})).toMatchObject({ tags: ['yaz', 'kış'], subjects: ['Mutfak'] })
  expect((await api.sql('select name from blog where id = $1', [id])).rows[0].name).toBe('x')
})

test('a change of links increments the version and is recorded with the entry', async () => {
  const id = await entry()
  const before = (await api.sql('select version from blog where id = $1', [id])).rows[0].version
  await save(id, { tagIds: [tags[2]], version: before })
  expect((await api.sql('select version from blog where id = $1', [id])).rows[0].version).toBe(before + 1)
  expect(await save(id, { tagIds: [], version: before })).toMatchObject({ code: 'CONFLICT' })
  const { rows } = await api.sql(
    "select action, before, after from change where entity = 'blog' and entity_id = $1 and action = 'UPDATE' order by id desc limit 3",
    [id],
  )
  expect(rows).toContainEqual({ action: 'UPDATE', before: null, after: { blog_tag_id: tags[2] } })
  expect(rows).toContainEqual({ action: 'UPDATE', before: { blog_tag_id: tags[0] }, after: null })
})

describe('the table of entries', () => {
  async function table(query: object) {
    const { data, errors } = await api.ask<{ blogTable: { items: { id: string }[] } }>(
      'query ($query: TableQuery) { blogTable(query: $query) { items { id } } }',
      { query: { pageSize: 100, ...query } },
    )
    return errors ? errors[0]?.extensions : data.blogTable.items.map(({ id }) => id)
  }

  test('can be filtered by category, and by having none', async () => {
    const kitchen = await entry()
    const news = await entry({ categoryId: subjects[1] })
    const without = await entry({ categoryId: null })
    expect(await table({ filters: [{ field: 'categoryId', value: String(subjects[0]) }] })).toEqual([kitchen])
    expect(await table({ filters: [{ field: 'CategoryID', value: subjects[1] }] })).toEqual([news])
    const none = await table({ filters: [{ field: 'categoryId', value: null }] })
    expect(none).toContain(without)
    expect(none).not.toContain(kitchen)
    expect(none).not.toContain(news)
  })

  test('accepts an id or null as the filter, and cannot be sorted by it', async () => {
    const wrong = await table({ filters: [{ field: 'categoryId', value: 'Mutfak' }] })
    expect(wrong).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'filters.categoryId', message: 'filters.categoryId must be an id or null.' }],
    })
    expect(await table({ orderBy: 'categoryId' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'orderBy' }],
    })
    const unknown = await table({ filters: [{ field: 'subject', value: 1 }] })
    expect(unknown).toMatchObject({
      fields: [
        { message: expect.stringMatching(/image, status, slug, publishAt, publishedDate, categoryId\.$/) },
      ],
    })
  })
})
