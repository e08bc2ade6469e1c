import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OTHER_SITE_LANGUAGES } from '../../web/src/rules/site-languages.ts'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'
import { addresses } from '../support/routes.ts'
import { startServer } from '../support/running-server.ts'

const PUBLIC_URL = 'https://sofra.example'
let product: DemoServer

beforeAll(async () => {
  product = await startDemoServer({ PUBLIC_URL })
})

afterAll(() => product.end())

/** The parts of a page's head. */
async function headOf(path: string) {
  const html = await (await fetch(product.url + path)).text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  const data = first(/<script type="application\/ld\+json">(.*?)<\/script>/s)
  return {
    html,
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="(.*?)">/),
    canonical: first(/<link rel="canonical" href="(.*?)">/),
    robots: first(/<meta name="robots" content="(.*?)">/),
    shared: Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="(.*?)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
    data: data === undefined ? null : JSON.parse(data),
  }
}

const pages = [
  ['/', 'İncek Sofrası · Lezzetli Yemeklerle Sizlerle'],
  ['/about', 'Hakkımızda · İncek Sofrası'],
  ['/categories', 'Menü Kategori · İncek Sofrası'],
  ['/services', 'Hizmetler · İncek Sofrası'],
  ['/services-details', 'Hizmetlerimiz · İncek Sofrası'],
  ['/services-details/1', 'Restoran Servisi · İncek Sofrası'],
  ['/food-collection', 'Menü · İncek Sofrası'],
  ['/food-collection/1', /^.+ · Menü · İncek Sofrası$/],
  ['/food-collection/2/10', 'Mercimek Çorbası · Çorbalar · İncek Sofrası'],
  ['/contact', 'Bize Ulaşın · İncek Sofrası'],
] as const

describe.each(pages)('%s', (path, title) => {
  test('has a title, a description, its canonical address and data for shared links', async () => {
    const head = await headOf(path)
    expect(head.html).toMatch(/^<!doctype html>\s*<html lang="tr">/i)
    expect(head.title).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
    expect(head.description?.length).toBeGreaterThan(20)
    expect(head.description).not.toContain('undefined')
    // In characters, of which a quotation mark is written as several.
    expect(head.description?.replace(/&\w+;/g, '"').length).toBeLessThanOrEqual(160)
    expect(head.canonical).toBe(PUBLIC_URL + path)
    // Without a service there is nothing to find.
    expect(head.robots).toBe(path === '/services-details' ? 'noindex' : undefined)
    expect(head.shared).toEqual({
      type: 'website',
      locale: 'tr_TR',
      title: head.title,
      description: head.description,
      site_name: 'İncek Sofrası',
      url: PUBLIC_URL + path,
      image: expect.stringMatching(
        /^https:\/\/sofra\.example\/share(\/[0-9a-f]{32}-\d+|\/service\/\d+|\/card\/(menu|(category|dish)\/\d+))?\.jpg(\?v=[0-9a-f]{32})?$/,
      ),
    })
    expect(head.html).toMatch(/<meta property="og:image:alt" content="[^"]+">/)
    expect(head.html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(head.html).toContain('<meta property="og:image:width" content="1200">')
    const picture = await fetch(product.url + new URL(head.shared.image as string).pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  test('has one heading of level 1, and its landmarks', async () => {
    const { html } = await headOf(path)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<main[\s>]/g)).toHaveLength(1)
    expect(html.match(/<footer[\s>]/g)).toHaveLength(1)
    expect(html).toContain('href="#icerik"')
  })
})

test.each(addresses)('%s runs only the queries that its route declares', async (path) => {
  const reply = await fetch(product.url + path)
  const lines = () => product.output().split('\n')
  // The log line of the request is written after all others that it caused.
  await expect
    .poll(() => lines().some((line) => line.includes(`${reply.headers.get('x-request-id')}`)))
    .toBe(true)
  expect(lines().filter((line) => line.includes('does not declare') && line.includes(`"${path}"`))).toEqual(
    [],
  )
})

test('D11: a service is shared with its own picture', async () => {
  const { shared } = await headOf('/services-details/1')
  expect(shared.image).toMatch(/^https:\/\/sofra\.example\/share\/service\/1\.jpg\?v=[0-9a-f]{32}$/)
})

test('no two pages share a title or a description', async () => {
  const heads = await Promise.all(pages.map(([path]) => headOf(path)))
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
})

test('D36: a phone can install the site by its manifest, with a maskable icon', async () => {
  const manifest = await (await fetch(`${product.url}/site.webmanifest`)).json()
  expect(manifest.display).toBe('standalone')
  const [icon] = manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')
  const reply = await fetch(product.url + icon.src)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a page accepts a query string; its canonical address has none', async () => {
  expect((await headOf('/about?utm_source=x')).canonical).toBe(`${PUBLIC_URL}/about`)
})

test('the canonical address of /food-collection/0 is the menu', async () => {
  expect((await headOf('/food-collection/0')).canonical).toBe(`${PUBLIC_URL}/food-collection`)
})

test('the home page contains structured data of the restaurant with its hours', async () => {
  const { data } = await headOf('/')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'İncek Sofrası',
    url: `${PUBLIC_URL}/`,
    telephone: '+90 312 555 01 23',
    hasMenu: `${PUBLIC_URL}/food-collection`,
    '@id': `${PUBLIC_URL}/#restaurant`,
    image: expect.stringMatching(/^https:\/\/sofra\.example\/resource\/.+\.webp$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Taşpınar, Incek',
      addressLocality: 'Gölbaşı',
      addressRegion: 'Ankara',
    },
    openingHoursSpecification: [{ opens: '08:00', closes: '22:00' }],
  })
  expect(data.openingHoursSpecification[0].dayOfWeek).toHaveLength(7)
})

test('the contact page contains the same data of the restaurant', async () => {
  const [home, contact] = await Promise.all([headOf('/'), headOf('/contact')])
  expect(contact.data).toMatchObject({
    '@type': 'Restaurant',
    '@id': home.data['@id'],
    address: home.data.address,
  })
})

test('the menu page contains structured data of the whole menu with its prices', async () => {
  const { data } = await headOf('/food-collection')
  expect(data).toMatchObject({
    '@type': 'Menu',
    '@id': `${PUBLIC_URL}/food-collection#menu`,
    url: `${PUBLIC_URL}/food-collection`,
    provider: { '@id': `${PUBLIC_URL}/#restaurant` },
  })
  expect(data.hasMenuSection.length).toBeGreaterThanOrEqual(10)
  const dishes = data.hasMenuSection.flatMap((section: { hasMenuItem: object[] }) => section.hasMenuItem)
  expect(dishes.length).toBeGreaterThanOrEqual(90)
  expect(dishes).toContainEqual({
    '@type': 'MenuItem',
    name: 'Izgara Köfte',
    description: expect.any(String),
    nutrition: { '@type': 'NutritionInformation', calories: '690 kcal' },
    offers: {
      '@type': 'Offer',
      price: '320.00',
      priceCurrency: 'TRY',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('D12: the page of a category contains structured data of its section only, and a breadcrumb', async () => {
  const { data, html } = await headOf('/food-collection/2')
  expect(data).toMatchObject({
    '@type': 'MenuSection',
    '@id': `${PUBLIC_URL}/food-collection/2#section`,
    name: 'Çorbalar',
    isPartOf: { '@type': 'Menu', '@id': `${PUBLIC_URL}/food-collection#menu` },
  })
  expect(data.hasMenuItem.length).toBeLessThan(15)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(JSON.parse(String(scripts[1]?.[1]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Anasayfa', item: `${PUBLIC_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Menü', item: `${PUBLIC_URL}/food-collection` },
      { '@type': 'ListItem', position: 3, name: 'Çorbalar', item: `${PUBLIC_URL}/food-collection/2` },
    ],
  })
})

test.each(['/faq', '/cart', '/blog', '/home-one', '/privacy-policy'])(
  'D9: %s shows sample content, and is not indexed',
  async (path) => {
    const head = await headOf(path)
    expect(head.robots).toBe('noindex')
    expect(head.canonical).toBe(PUBLIC_URL + path)
  },
)

describe('a missing page', () => {
  test.each([
    '/corba',
    '/services-details/999999',
    '/food-collection/999999',
    '/food-collection/doner',
    '/food-collection/-Infinity',
    '/food-collection/-1',
  ])('%s is not indexed, and carries nothing of the menu', async (path) => {
    const reply = await fetch(product.url + path)
    expect(reply.status).toBe(404)
    const head = await headOf(path)
    expect(head.robots).toBe('noindex')
    expect(head.canonical).toBeUndefined()
    expect(head.title).toBe('404 · Sayfa bulunamadı')
    expect(head.html).not.toContain('Künefe')
  })

  test('an address that cannot be decoded is 400', async () => {
    const reply = await fetch(`${product.url}/%E0%A4%A`)
    expect(reply.status).toBe(400)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'D39: %s of a page is 405 with Allow, as a page of the site',
    async (method) => {
      const reply = await fetch(`${product.url}/about`, { method })
      expect(reply.status).toBe(405)
      expect(reply.headers.get('allow')).toBe('GET, HEAD')
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await reply.text()).toContain(`<html lang="tr">`)
    },
  )

  test('D38, A11: a record has one address, and another spelling of its id is a missing page', async () => {
    expect((await headOf('/services-details/1/')).canonical).toBe(`${PUBLIC_URL}/services-details/1`)
    for (const path of [
      '/services-details/01',
      '/food-collection/01',
      '/food-collection/00',
      '/food-collection/-1',
    ])
      expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404])
  })
})

test('what people type leads to the menu, and a form without fields to an address without a question mark', async () => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await fetch(product.url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await leadsTo('/menu')).toEqual([301, '/food-collection'])
  expect(await leadsTo('/food-collection/2?')).toEqual([301, '/food-collection/2'])
  expect((await leadsTo('//elsewhere.example/?'))[1]).toBeNull()
  expect(await leadsTo('/food-collection/2?q=')).toEqual([200, null])
})

/** Runs statements on the database, as another process would. */
async function change(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.database.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('a page that stands in for another is in the language of its address, once that is published', async () => {
  const standIns = (base: string) =>
    Promise.all([
      fetch(`${product.url}${base}/about`, { method: 'POST' }),
      fetch(`${product.url}${base}/offline`),
    ])
  const textOf = (html: string) =>
    html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<span lang="en".*?<\/span>/, '')
      .replace(/<[^>]+>/g, '\n')
  const linesOf = (html: string) => new Set(textOf(html).match(/\p{L}[^\n]*/gu) ?? [])
  const turkish = await Promise.all((await standIns('')).map(async (reply) => linesOf(await reply.text())))
  expect((await standIns('/fa')).map(({ status }) => status)).toEqual([405, 404])
  await change(`update site set languages = '["EN", "DE", "RU", "AR", "FA"]'`)
  await expect.poll(async () => (await standIns('/fa')).map(({ status }) => status)).toEqual([405, 200])
  for (const { language, code, direction } of OTHER_SITE_LANGUAGES) {
    for (const [index, reply] of (await standIns(`/${code}`)).entries()) {
      const html = await reply.text()
      expect(html).toContain(`<html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`)
      const common = [...linesOf(html)].filter((line) => turkish[index]?.has(line))
      expect([language, ...common]).toEqual([language])
      expect([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to)).toEqual([
        index === 0 ? `/${code}` : `/${code}/food-collection`,
      ])
    }
  }
  // A process that has rendered nothing knows as much, of what others store as well.
  const other = await startServer({ databaseUrl: product.database.url })
  try {
    const refused = async () => (await fetch(`${other.url}/en/about`, { method: 'POST' })).text()
    expect(await refused()).toContain('<html lang="en">')
    const offline = async () => (await fetch(`${other.url}/fa/offline`)).text()
    await change(`update site set phone = '4441234'`)
    await expect.poll(offline).toMatch(/<a href="">.*<a href="\/fa\/food-collection">.*4441234/s)
    await change(`update site set languages = '[]', phone = null`)
    await expect.poll(refused).toContain('<html lang="tr">')
  } finally {
    await other.stop()
  }
  await expect.poll(async () => (await fetch(`${product.url}/fa/offline`)).status).toBe(404)
})

test.each(['/', '/about', '/food-collection', '/contact'])(
  '%s is the same to the byte each time that it is rendered',
  async (path) => {
    // With parameters that no page knows it is rendered for each request.
    const rendered = async (_: unknown, each: number) =>
      (await fetch(`${product.url}${path}?unknown=${each}`)).text()
    const seen = new Set<string>()
    for (let round = 0; round < 4; round++) {
      await change('update site set locality = locality')
      for (const html of await Promise.all(Array.from({ length: 6 }, rendered))) seen.add(html)
    }
    expect(seen.size).toBe(1)
  },
)

test('titles name the place, if it is set and the name does not', async () => {
  await change(`update site set locality = 'Gölbaşı'`)
  await expect
    .poll(async () => (await headOf('/food-collection')).title)
    .toBe('Menü · İncek Sofrası, Gölbaşı')
  expect((await headOf('/')).title).toBe('İncek Sofrası, Gölbaşı · Lezzetli Yemeklerle Sizlerle')
  await change(`update site set locality = 'İncek'`)
  await expect.poll(async () => (await headOf('/food-collection')).title).toBe('Menü · İncek Sofrası')
  await change('update site set locality = null')
})

test('the page of a dish has its data for search engines, and its preview changes with its price', async () => {
  const path = '/food-collection/2/10'
  const before = await headOf(path)
  expect(before.description).toMatch(/^Mercimek Çorbası, 95 TL: süzme kırmızı mercimek/)
  expect(before.data).toMatchObject({
    '@type': 'MenuItem',
    '@id': `${PUBLIC_URL}${path}#dish`,
    url: PUBLIC_URL + path,
    name: 'Mercimek Çorbası',
    offers: { price: '95.00', priceCurrency: 'TRY' },
  })
  await change(`update product set price = 99 where id = 10`)
  await expect.poll(async () => (await headOf(path)).description).toContain('99 TL')
  expect((await headOf(path)).shared.image).not.toBe(before.shared.image)
  // Drawn once, whatever follows the address.
  const card = (version: string) => fetch(`${product.url}/share/card/dish/10.jpg?v=${version}`)
  const tags = (await Promise.all(['1', '2', '3'].map(card))).map((reply) => reply.headers.get('etag'))
  expect(tags[0]).not.toBeNull()
  expect(new Set(tags).size).toBe(1)
  // Another dish of the category, so that its own list changes nothing.
  expect((await headOf('/food-collection/2/11')).title).toMatch(/ · Çorbalar · İncek Sofrası$/)
})

test('an alcoholic drink has no page and no preview, and a dish that is gone leads to its category', async () => {
  await change(`update product set is_alcoholic_drink = true where id = 11`)
  await expect.poll(async () => (await fetch(`${product.url}/food-collection/2/11`)).status).toBe(410)
  expect((await fetch(`${product.url}/share/card/dish/11.jpg`)).status).toBe(404)
  const gone = await headOf('/food-collection/2/999999')
  expect(gone.canonical).toBe(`${PUBLIC_URL}/food-collection/2`)
  for (const path of ['/food-collection/999999/10', '/food-collection/2/10/1', '/food-collection/doner'])
    expect([path, (await fetch(product.url + path)).status]).toEqual([path, 404])
  // The dish is found from the whole menu, too.
  expect((await headOf('/food-collection/0/10')).canonical).toBe(`${PUBLIC_URL}/food-collection/2/10`)
})

test('the sitemap names every story and service with its date, and only pages that are indexed', async () => {
  const text = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const entries = [...text.matchAll(/<loc>(.*?)<\/loc>(<lastmod>)?/g)].map(([, address = '', dated]) => ({
    path: address.slice(PUBLIC_URL.length),
    isDated: dated !== undefined,
  }))
  for (const path of ['/about', '/services', '/food-collection'])
    expect(entries).toContainEqual({ path, isDated: true })
  // One after the other: of dozens at once a busy server refuses some.
  for (const { path } of entries) expect([path, (await headOf(path)).robots]).toEqual([path, undefined])
})

test('a changed price moves the dates of the menu and of its category in the sitemap', async () => {
  const dates = async () => {
    const text = await (await fetch(`${product.url}/sitemap.xml`)).text()
    const dateOf = (path: string) => new RegExp(`${path}</loc><lastmod>(.*?)</lastmod>`).exec(text)?.[1] ?? ''
    return ['/food-collection', '/food-collection/1', '/food-collection/2'].map(dateOf)
  }
  const [, , other] = await dates()
  await change(
    `update product set price = price + 1, updated_date = '2031-05-01' where id = (select min(id) from product where category_id = 1)`,
  )
  await expect.poll(dates).toEqual([expect.stringMatching(/^2031/), expect.stringMatching(/^2031/), other])
})

test('the home page shows the owner’s drawing, and is shared with it', async () => {
  const shown = async () => {
    const { html, shared } = await headOf('/')
    const [, src] = /<img class="banner__place" src="([^"]+)" alt=""/.exec(html) ?? []
    return { src, image: shared.image }
  }
  expect((await shown()).src).toBe('/drawings/oven.svg')
  await change(
    `update site set drawing = '{"scene": "SEA", "cloth": ["WHITE", "SKY"], "onTable": ["FISH", "TEA"]}'`,
  )
  await expect.poll(async () => (await shown()).src).toMatch(/^\/drawing\.svg\?v=[0-9a-f]{32}$/)
  const { src, image } = await shown()
  expect(image).toMatch(/^https:\/\/sofra\.example\/share\.jpg\?v=[0-9a-f]{32}$/)
  const drawing = await fetch(product.url + src)
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await drawing.text()).toContain('viewBox="0 -24 748 664"')
  expect((await fetch(image?.replace(PUBLIC_URL, product.url) ?? '')).headers.get('content-type')).toBe(
    'image/jpeg',
  )
  await change(
    `update site set drawing = '{"scene": "CITY", "cloth": ["WHITE", "SKY"], "onTable": ["FISH", "TEA"]}'`,
  )
  await expect.poll(async () => (await shown()).src).not.toBe(src)
  expect((await shown()).image).not.toBe(image)
  // The owner's own pictures of the house are shown before it.
  await change('update site set first_hero_file_path = (select max(image_file_path) from category)')
  await expect.poll(async () => (await shown()).src).toBeUndefined()
  await change('update site set first_hero_file_path = null, drawing = null')
  await expect.poll(async () => (await shown()).src).toBe('/drawings/oven.svg')
})

test('the owner’s preview picture takes precedence on the home page', async () => {
  expect((await headOf('/')).shared.image).toContain('/share/')
  await change('update site set share_image_file_path = (select max(image_file_path) from category)')
  await expect.poll(async () => (await headOf('/')).shared.image).toBe(`${PUBLIC_URL}/share.jpg`)
})

test('a dish has no page in another category: anybody can invent such addresses, which are not kept', async () => {
  for (const [category, status] of [
    ['2', 200],
    ['3', 410],
    ['00', 404],
    ['corba', 404],
    ['1234567890', 404],
  ] as const) {
    const reply = await fetch(`${product.url}/food-collection/${category}/10`)
    expect([category, reply.status, reply.headers.has('etag')]).toEqual([category, status, status === 200])
  }
})
