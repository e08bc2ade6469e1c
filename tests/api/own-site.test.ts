import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { about, blogs, contact, services as houseServices } from '../../server/demo/house.ts'
import { breakfastAndStarters } from '../../server/demo/menu-breakfast-and-starters.ts'
import { mains } from '../../server/demo/menu-mains.ts'
import { sweetsAndDrinks } from '../../server/demo/menu-sweets-and-drinks.ts'
import { DEMO_SITE } from '../../server/env.ts'
import { DEMO_TEXTS } from '../../server/modules/site/site-defaults.ts'
import { paths, templatePages } from '../../web/src/paths.ts'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'

let product: DemoServer
let staff: Record<string, string>

async function ask<Data = unknown>(query: string, variables: object = {}): Promise<Data> {
  const reply = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...staff },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

beforeAll(async () => {
  const account = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' }
  product = await startDemoServer(account)
  staff = {}
  const input = { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }
  const { login } = await ask<{ login: { authToken: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { authToken } }',
    { input },
  )
  staff = { Authorization: `Bearer ${login.authToken}` }
})

afterAll(() => product.end())

const update = (input: object) =>
  ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }', { input })
const textOf = async (path: string) => (await fetch(product.url + path)).text()
const statusOf = async (path: string) => (await fetch(product.url + path)).status
const addText = (key: string, body = 'Metin.') =>
  ask(
    'mutation ($key: String!, $body: String!) { addPageText(input: { key: $key, title: "Bizden", body: $body }) { id } }',
    { key, body },
  )

/** Everything that tells of the demo restaurant in at least three words, or leads to it. */
const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const demoTexts = [
  ...Object.values(DEMO_SITE),
  ...Object.values(DEMO_TEXTS),
  ...Object.values(contact),
  ...about.split('\n\n'),
  ...houseServices.flatMap(({ name, description }) => [name, description]),
  ...blogs.flatMap(({ name, description }) => [name, description]),
  ...menu.flatMap(({ description, dishes }) => [description, ...dishes.map(([, , text]) => text ?? '')]),
].filter((text) => text.length > 10)

describe('a site with a name and without the demo content', () => {
  beforeAll(async () => {
    await update({ name: 'Köşe Lokantası' })
    await ask('mutation { removeDemoContent { removed } }')
  })

  const files = [
    '/site.webmanifest',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/menu.json',
    '/menu.csv',
    '/robots.txt',
  ]
  const pages = [
    '/',
    '/about',
    '/categories',
    '/services',
    '/services-details',
    '/food-collection',
    '/contact',
    '/m',
    '/offline',
    '/auth/login',
    '/nowhere',
  ]
  const samples = [...Object.values(templatePages), paths.blogArticle]
  test.each([...pages, ...files, ...samples])('%s says nothing of the demo restaurant', async (path) => {
    const text = await textOf(path)
    expect(text).toMatch(/./)
    expect(demoTexts.filter((each) => text.includes(each))).toEqual([])
    expect(text).not.toMatch(/href="tel:"/)
  })

  test('its descriptions and structured data have no gaps', async () => {
    const home = await textOf('/')
    expect(home).toContain('<title>Köşe Lokantası</title>')
    const [, description = ''] = /<meta name="description" content="(.*?)">/.exec(home) ?? []
    expect(description).toMatch(/^Köşe Lokantası\. Her gün/)
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home) ?? []
    expect(Object.keys(JSON.parse(data))).not.toContain('telephone')
    expect(data).not.toContain('""')
    // Without words there is no description.
    expect(await textOf('/about')).not.toMatch(/<meta (name|property)="(og:)?description"/)
  })

  test('the sitemap names no page that search engines must not index', async () => {
    const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
      String(address).slice(product.url.length),
    )
    expect(addresses.length).toBeGreaterThan(3)
    const texts = await Promise.all(addresses.map(textOf))
    expect(addresses.filter((_, index) => texts[index]?.includes('content="noindex"'))).toEqual([])
  })

  test.each([
    'Hikâyemiz',
    'Hizmetlerimiz',
    'Online Sipariş Ver',
    'İşe ve eve teslimat',
    'hizmeti seçin',
    '>Hizmetler<',
    '>Hakkımızda</a>',
  ])('has no "%s" without what belongs to it', async (text) => {
    for (const path of ['/', '/about', '/services-details', '/contact']) {
      const html = await textOf(path)
      const body = html.slice(html.indexOf('<body'))
      if (path === '/services-details' && text === 'Hizmetlerimiz') continue
      expect(body, path).not.toContain(text)
    }
  })
})

describe('delivery', () => {
  const shown = async () => {
    const texts = await Promise.all(['/', '/about'].map(async (path) => textOf(path)))
    return {
      block: texts.every((text) => text.includes('Online Sipariş Ver')),
      tile: texts[1]?.includes('İşe ve eve teslimat'),
      page: await statusOf('/online-order'),
    }
  }
  const deliveryLinks = [{ label: 'Getir', url: 'https://getir.example/' }]

  test.each([
    ['no name and no setting', { name: null, deliveryLinks: null }, true],
    ['no name and no platform', { name: null, deliveryLinks: [] }, false],
    ['a name and no setting', { name: 'Köşe', deliveryLinks: null }, false],
    ['a name and a platform', { name: 'Köşe', deliveryLinks }, true],
  ])('with %s, tile, block and page agree', async (_, input, delivers) => {
    await update(input)
    expect(await shown()).toEqual({ block: delivers, tile: delivers, page: delivers ? 200 : 404 })
  })

  test('its page with a text of the owner stays without a platform', async () => {
    await update({ deliveryLinks: [], pages: [{ key: 'online-order', mode: 'OWN' }] })
    await addText('online-order')
    expect(await statusOf('/online-order')).toBe(200)
  })
})

test('a page in its own words without a text is not public', async () => {
  await update({ pages: [{ key: 'privacy-policy', mode: 'OWN' }] })
  const html = await textOf('/')
  expect(await statusOf('/privacy-policy')).toBe(404)
  expect(html).not.toContain('href="/privacy-policy"')
  expect(await textOf('/sitemap.xml')).not.toContain('privacy-policy')
  await addText('privacy-policy')
  expect(await statusOf('/privacy-policy')).toBe(200)
  expect(await textOf('/')).toContain('href="/privacy-policy"')
  expect(await textOf('/sitemap.xml')).toContain('privacy-policy')
})

test('headings of the own faq are questions to open, and the own blog names its feed', async () => {
  await update({
    pages: [
      { key: 'faq', mode: 'OWN' },
      { key: 'blog', mode: 'OWN' },
    ],
  })
  await addText('faq', '## Park yeri var mı?\n\nEvet, otuz araç.')
  expect(await textOf('/faq')).toMatch(
    /<details[^>]*><summary><h2>Park yeri var mı\?<\/h2>.*?<\/summary>.*?Evet, otuz araç\..*?<\/details>/s,
  )
  const feed = `<link rel="alternate" type="application/atom+xml" href="${product.url}/blog/feed.xml">`
  expect(await textOf('/blog')).toContain(feed)
})

test('an uploaded logo is in header, footer and structured data', async () => {
  await update({ name: 'Köşe' })
  const client = new pg.Client({ connectionString: product.database.url })
  await client.connect()
  await client.query("update site set logo_file_path = '0123456789abcdef0123456789abcdef-480.webp'")
  await client.end()
  const logo = '/resource/0123456789abcdef0123456789abcdef-480.webp'
  await expect.poll(() => textOf('/')).toContain(logo)
  const html = await textOf('/')
  expect(html.split(`src="${logo}`)).toHaveLength(3)
  expect(html).toContain(`"logo":"${product.url}${logo}"`)
})
