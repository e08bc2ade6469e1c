import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'
import { startServer } from '../support/running-server.ts'

const PUBLIC_URL = 'https://sofra.example'
const ORDER_PAGES = ['/cart', '/checkout', '/online-order']

let product: DemoServer
let client: pg.Client
/** The documents of some pages before the first order. */
const before = new Map<string, string>()
const WITHOUT_ORDERS = ['/', '/food-collection', '/contact', '/privacy-policy', ...ORDER_PAGES]

const html = async (path: string) => (await fetch(product.url + path)).text()
const worker = async () =>
  JSON.parse(/^const SITE = (.*)$/m.exec(await html('/service-worker.js'))?.[1] ?? '')
const sitemap = () => html('/sitemap.xml')

async function setPages(pages: object[]): Promise<void> {
  await client.query('update site set pages = $1::jsonb', [JSON.stringify(pages)])
}

const LIVE = ['cart', 'checkout', 'online-order'].map((key) => ({ key, mode: 'LIVE' }))

beforeAll(async () => {
  product = await startDemoServer({ PUBLIC_URL })
  client = new pg.Client({ connectionString: product.database.url })
  await client.connect()
  for (const path of WITHOUT_ORDERS) before.set(path, await html(path))
  await client.query(
    `update site set ordering = '{"ways":["PICKUP","DELIVERY"],"minimum":300,"deliveryFee":30,"leadMinutes":30,"note":null}',
      whatsapp = '0532 555 01 23', legal_name = 'Sofra Ltd. Şti.', trade_number = '0123456789', kep_address = 'sofra@hs01.kep.tr'`,
  )
})

afterAll(async () => {
  await client.end()
  await product.end()
})

test('nothing of orders is in a page while they are off, even if all is set up', async () => {
  await vi.waitUntil(async () => (await html('/contact')).includes('0532 555 01 23'))
  for (const [path, text] of before) {
    expect(text).not.toMatch(/"ordering"|Sepete ekle|#ekle=|live\/parts|Sofra Ltd/)
    if (path !== '/contact' && path !== '/')
      expect((await html(path)).replaceAll('0532 555 01 23', '')).not.toMatch(/"ordering"|#ekle=|Sofra Ltd/)
  }
  expect((await worker()).pages).toEqual(['/', '/food-collection', '/contact'])
  expect(await sitemap()).not.toMatch(/\/(cart|checkout)</)
})

describe('while guests order', () => {
  beforeAll(async () => {
    await setPages(LIVE)
    await vi.waitUntil(async () => (await sitemap()).includes('/online-order<'))
  })

  test('a document is the same for every order, and says what to do without scripts', async () => {
    for (const path of ['/cart', '/checkout']) {
      const text = await html(path)
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).toMatch(/<noscript><p>Sepet için.*href="\/food-collection".*href="tel:/)
      // The whole menu, for who is without a connection.
      expect(text).toContain('"Menu {}"')
      expect(text).not.toMatch(/Meze tabağı|Siparişi tamamla|Kredi ya da banka kartı/)
    }
    expect(await sitemap()).not.toMatch(/\/(cart|checkout)</)
  })

  test('search engines find where orders are made', async () => {
    const text = await html('/online-order')
    expect(text).not.toContain('noindex')
    expect(text).toMatch(/"@type":"OrderAction"[^}]*"urlTemplate":"https:\/\/sofra\.example\/online-order"/)
    for (const fact of ['Gel-al, Paket servis', '300 TL', '30 TL', 'Menüden seçin'])
      expect(text).toContain(fact)
    expect(await html('/')).toMatch(/<a class="button" href="\/online-order"[^>]*>Online sipariş ver/)
  })

  test('dishes can be put into the cart, but not alcoholic drinks or what is sold out', async () => {
    const text = await html('/food-collection')
    expect(text).toContain('#ekle=')
    const { rows } = await client.query<{ id: number; price: string; is: boolean; sold: boolean }>(
      `select id, price, is_alcoholic_drink as is, not availiblity as sold from product where not is_deleted and status = 1`,
    )
    const offered = (id: number) => text.includes(`"#ekle=${id}"`)
    for (const { id, price, is, sold } of rows)
      expect([id, offered(id)]).toEqual([id, Number(price) > 0 && !is && !sold])
    expect(rows.some(({ is, sold }) => is || sold)).toBe(true)
  })

  test('it is said who sells, and that nothing is kept', async () => {
    for (const path of ['/contact', '/privacy-policy']) {
      const text = await html(path)
      for (const fact of ['Sofra Ltd. Şti.', '0123456789', 'sofra@hs01.kep.tr', 'WhatsApp', 'saklanmaz'])
        expect(text).toContain(fact)
    }
    expect(await html('/privacy-policy')).not.toContain('Yurt dışına aktarılmaz')
  })

  test('the service worker keeps the pages of orders', async () => {
    expect((await worker()).pages).toEqual(['/', '/food-collection', '/contact', '/cart', '/checkout'])
  })

  test('nothing links to pages that an undo has left without a number', async () => {
    await client.query('update site set whatsapp = null')
    for (const path of ORDER_PAGES)
      await vi.waitUntil(async () => (await fetch(product.url + path)).status === 404)
    expect(await html('/food-collection')).not.toContain('#ekle=')
    await client.query(`update site set whatsapp = '0532 555 01 23'`)
    await vi.waitUntil(async () => (await fetch(`${product.url}/cart`)).status === 200)
  })

  test('pages of another process follow as soon as orders end, and begin again', async () => {
    const other = await startServer({ databaseUrl: product.database.url, env: { PUBLIC_URL } })
    const statuses = () =>
      Promise.all([product, other].map(async ({ url }) => (await fetch(`${url}/checkout`)).status))
    const offers = () =>
      Promise.all(
        [product, other].map(async ({ url }) =>
          (await (await fetch(`${url}/food-collection`)).text()).includes('#ekle='),
        ),
      )
    try {
      expect([await statuses(), await offers()]).toEqual([
        [200, 200],
        [true, true],
      ])
      await setPages(LIVE.map(({ key }) => ({ key, mode: 'HIDDEN' })))
      await expect.poll(statuses).toEqual([404, 404])
      expect(await offers()).toEqual([false, false])
      await setPages(LIVE)
      await expect.poll(statuses).toEqual([200, 200])
      expect(await offers()).toEqual([true, true])
    } finally {
      await other.stop()
    }
  })
})
