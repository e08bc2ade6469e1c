import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'
import { liveRoutes as live, type Route, routes } from '../support/routes.ts'

let product: DemoServer
/** The content of each list in the database, as a page shows it. */
const content: Record<string, string[]> = {}
let ids: { service: string; category: string }

beforeAll(async () => {
  product = await startDemoServer()
  const client = new pg.Client({ connectionString: product.database.url })
  await client.connect()
  const names = async (statement: string) => (await client.query(statement)).rows.map(({ name }) => name)
  content.services = await names('select name from service order by id')
  content.service = content.services.slice(0, 1)
  content.categories = await names('select name from category')
  content.products = await names('select name from product')
  content.abouts = await names("select split_part(description, E'\\n', 1) as name from about")
  ids = {
    service: String((await names('select min(id) as name from service'))[0]),
    category: String((await names('select min(id) as name from category'))[0]),
  }
  await client.end()
})

afterAll(() => product.end())

const addressOf = ({ path }: Route) =>
  product.url + path.replace('{id}', path.startsWith('/services') ? ids.service : ids.category)

/** The visible text of a page: no markup, no data for scripts. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
}

test('every route is listed once, the working ones included', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  expect(live.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/categories',
    '/services',
    '/services-details',
    '/services-details/{id}',
    '/food-collection',
    '/food-collection/{id}',
    '/contact',
  ])
})

describe.each(live)('$path', (route) => {
  test('contains its content in the HTML', async () => {
    const reply = await fetch(addressOf(route))
    expect(reply.status).toBe(route.status)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = textOf(await reply.text())
    for (const list of route.live ?? []) {
      const wanted =
        list === 'products' && route.path.endsWith('{id}') ? await ofCategory() : (content[list] ?? [])
      expect(wanted.length, list).toBeGreaterThan(0)
      for (const name of wanted) expect(text).toContain(name)
    }
  })
})

async function ofCategory(): Promise<string[]> {
  const reply = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `{ products(categoryId: ${ids.category}) { name } }` }),
  })
  const { data } = (await reply.json()) as { data: { products: { name: string }[] } }
  return data.products.map(({ name }) => name)
}

test('/contact contains the hours, the address and the phone number', async () => {
  const html = await (await fetch(`${product.url}/contact`)).text()
  expect(textOf(html)).toMatch(/08:00\s*–\s*22:00/)
  expect(textOf(html)).toContain('Taşpınar, Incek, Gölbaşı/Ankara')
  expect(html).toContain('href="tel:+903125550123"')
})

describe('a missing page is the 404 page:', () => {
  const gone = routes
    .filter(({ status }) => status === 404)
    .map(({ path }) => path.replace('*', 'corba/2024'))
  test.each([
    ...gone,
    '/home-three',
    '/360SanalTur',
    '/blog-detailhtml',
    '/services-details/999999',
    '/services-details/soup',
    '/error/error-403',
    '/error/error-404',
    '/error/error-500',
  ])('%s', async (path) => {
    const reply = await fetch(product.url + path)
    expect(reply.status).toBe(404)
    const text = textOf(await reply.text())
    expect(text).toContain('404! Sorry! The Page Not Found')
    expect(text).toContain(
      'Oops! The page you are looking for does not exit. it might been moved or deleted.',
    )
  })
})

test('/food-collection/0 is the whole menu', async () => {
  const text = textOf(await (await fetch(`${product.url}/food-collection/0`)).text())
  for (const name of content.products ?? []) expect(text).toContain(name)
})
