import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

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

const add = (key: string, body = 'x') =>
  api.ask<{ addPageText: { id: string; html: string } }>(
    'mutation ($input: AddPageText!) { addPageText(input: $input) { id html } }',
    { input: { key, title: 'Başlık', body } },
    owner,
  )

const setMode = (mode: string, key = 'faq') =>
  api.ask(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
    { input: { pages: [{ key, mode }] } },
    owner,
  )

test('a page has one text, which everybody can read as HTML', async () => {
  const { data } = await add('faq', '## Otopark var mı?\n\nEvet, **ücretsiz**. <b>x</b>')
  expect(data.addPageText.html).toContain('<h2>Otopark var mı?</h2>')
  await setMode('OWN')
  const read = await api.ask('{ textOfPage(key: "faq") { title html } }')
  expect(read.data).toEqual({
    textOfPage: {
      title: 'Başlık',
      html: '<h2>Otopark var mı?</h2>\n<p>Evet, <strong>ücretsiz</strong>. &lt;b&gt;x&lt;/b&gt;</p>\n',
    },
  })
  expect((await add('faq')).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'VALUE_TAKEN',
  })
  expect((await api.ask('{ textOfPage(key: "chefs") { title } }')).data).toEqual({ textOfPage: null })
})

test('a text is a draft until its page shows it', async () => {
  await add('cart')
  const read = async () => (await api.ask('{ textOfPage(key: "cart") { title } }')).data
  for (const mode of ['TEMPLATE', 'HIDDEN']) {
    await setMode(mode, 'cart')
    expect(await read(), mode).toEqual({ textOfPage: null })
  }
  await setMode('OWN', 'cart')
  expect(await read()).toEqual({ textOfPage: { title: 'Başlık' } })
  for (const query of ['{ pageTexts { body } }', '{ pageTextTable { items { body } } }'])
    expect((await api.ask(query)).errors?.[0]?.extensions, query).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a removed text can be replaced, and is restored only if the page has none', async () => {
  const { data } = await add('chefs')
  const { id } = data.addPageText
  await api.ask('mutation ($id: ID!) { removePageText(id: $id) }', { id }, owner)
  expect((await add('chefs')).errors).toBeUndefined()
  const { errors } = await api.ask('mutation ($id: ID!) { restorePageText(id: $id) { id } }', { id }, admin)
  expect(errors?.[0]?.extensions).toMatchObject({ reason: 'VALUE_TAKEN' })
})

test('only template pages have texts', async () => {
  const { errors } = await add('about')
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'key', rule: 'ONE_OF' }] })
})
