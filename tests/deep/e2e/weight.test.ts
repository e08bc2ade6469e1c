import { existsSync, statSync } from 'node:fs'
import type { Page, Request } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../../web/src/paths.ts'
import { DESKTOP, isAlive, openSharedSite, PHONE } from '../../support/site.ts'
import { type Chunk, siteFolder, siteManifest } from '../../support/site-manifest.ts'

const site = openSharedSite()

const KIB = 1024

// Only cached pages are compressed; the first request after a change gets the page uncompressed.
const PAGES = [
  paths.home,
  paths.menu,
  paths.menuOf('1'),
  paths.categories,
  paths.services,
  paths.service('1'),
  paths.about,
  paths.contact,
]

beforeAll(async () => {
  for (const address of PAGES) {
    await vi.waitFor(async () => {
      expect((await fetch(site.server.url + address)).headers.get('etag')).not.toBeNull()
    })
  }
})

/** Bytes that come over the wire for a first load, heads included, by kind of what they are. */
async function weightOf(page: Page, address: string): Promise<Record<string, number> & { all: number }> {
  const weight: Record<string, number> & { all: number } = { all: 0, script: 0 }
  const pending: Promise<void>[] = []
  const weigh = (request: Request) => {
    // A phone with nothing else to do fetches the page of its bar, which is none of this one's.
    if (address !== paths.menu && /\/assets\/(menu|not-found)-/.test(request.url())) return
    const kind = request.resourceType()
    pending.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        weight[kind] = (weight[kind] ?? 0) + responseBodySize
        weight.all += responseBodySize + responseHeadersSize
      }),
    )
  }
  page.on('requestfinished', weigh)
  await page.goto(site.server.url + address)
  // Scripts are asked for once the page is painted, before which nothing may be under way for a while.
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  // What ends later is not waited for, and would outlive the page.
  page.off('requestfinished', weigh)
  await Promise.all(pending)
  return weight
}

/** Names of the built files that a page loads, by what they are for. */
function filesOf(page: Page): (kind: string) => string[] {
  const files: [kind: string, name: string][] = []
  page.on('request', (request) => {
    const name = request.url().split('/assets/')[1]
    if (name) files.push([request.resourceType(), name])
  })
  return (kind) => files.filter(([each]) => each === kind).map(([, name]) => name)
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s', (_, options) => {
  test('the home page needs at most 131 KiB of scripts, three files of fonts, and its styles are in it', async () => {
    const { page } = await site.visitor(options)
    const files = filesOf(page)
    const weight = await weightOf(page, '/')
    expect(weight.script).toBeGreaterThan(50 * KIB)
    expect(weight.script).toBeLessThanOrEqual(131 * KIB)
    expect(files('font')).toHaveLength(3)
    expect(files('stylesheet').filter((file) => !file.startsWith('menu-'))).toEqual([])
    // The policy lets the style element pass.
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  })

  test('the menu with all its dishes needs at most 600 KiB', async () => {
    const { page } = await site.visitor(options)
    const weight = await weightOf(page, '/food-collection')
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(90)
    expect(weight.image).toBeGreaterThan(0)
    expect(weight.all).toBeLessThanOrEqual(600 * KIB)
  })
})

test('D26: all letters of the pages are in the font files', async () => {
  const { page } = await site.visit('/food-collection')
  await page.evaluate(() => document.fonts.ready)
  // A font that comes too late for a page is there for the next one.
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, .filter button, .dishes__name, .dishes__description, .dishes__price, .footer p',
  })
  const faces = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) faces.add(/^(DM Sans|Fraunces)/.exec(familyName)?.[0] ?? familyName)
  }
  expect(nodeIds.length).toBeGreaterThan(200)
  expect([...faces].sort()).toEqual(['DM Sans', 'Fraunces'])
})

test.each(['/', '/food-collection'])('D26: %s asks for its scripts once it is painted', async (address) => {
  const { page } = await site.visit(address, PHONE)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(start|shared)-/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked).toHaveLength(2)
  for (const time of asked) expect(time).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test.each(PAGES)(
  'D26: %s is at most 20 KiB of HTML, with no picture in it but small icons',
  async (address) => {
    const reply = await fetch(site.server.url + address, { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(Number(reply.headers.get('content-length'))).toBeLessThanOrEqual(20 * KIB)
    const embedded = (await reply.text()).match(/base64,[^"]+/g) ?? []
    for (const picture of embedded) expect(picture.length).toBeLessThanOrEqual(2_740)
  },
)

describe('of the built site', () => {
  const ORDERS = 'src/routes/live/parts.tsx'
  let folder: string
  let manifest: ReturnType<typeof siteManifest>
  beforeAll(() => {
    folder = siteFolder()
    manifest = siteManifest()
  })

  /** The chunks that a chunk loads, at once or ever. */
  function loadedBy(name: string, when: 'AT_ONCE' | 'EVER', without = ''): Chunk[] {
    const chunks = new Map<string, Chunk>()
    const visit = (each: string) => {
      const chunk = manifest[each] as Chunk
      if (each === without || chunks.has(chunk.file)) return
      chunks.set(chunk.file, chunk)
      const { imports = [], dynamicImports = [] } = chunk
      for (const next of [...imports, ...(when === 'EVER' ? dynamicImports : [])]) visit(next)
    }
    visit(name)
    return [...chunks.values()]
  }

  const bytes = (files: readonly string[]) =>
    files
      .map((file) => folder + file)
      .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
      .reduce((sum, size) => sum + size, 0)

  test('all that visitors can load are 213 KiB of scripts and 46 KiB of fonts', () => {
    const chunks = loadedBy('index.html', 'EVER', ORDERS)
    const scripts = chunks.map(({ file }) => file)
    const fonts = new Set(
      chunks.flatMap(({ assets = [] }) => assets.filter((asset) => asset.endsWith('.woff2'))),
    )
    // Every page, and one file of each face.
    expect(scripts.length).toBeGreaterThan(25)
    expect(fonts.size).toBe(3)
    // The words by which the search tells what is in a dish, and who refuses it, are an eighth of the menu page's own.
    // Passkeys, which only the press of their button loads, are 2.3 KiB.
    expect(bytes(scripts)).toBeLessThanOrEqual(213 * KIB)
    // The letters of German are 0.6 KiB.
    expect(bytes([...fonts])).toBeLessThanOrEqual(46 * KIB)
  })

  test.each([
    ...['home', 'menu', 'contact', 'privacy-policy'],
    // These are in place of the template's.
    ...['online-order', 'cart', 'checkout'],
  ])('orders add to the scripts of %s at most 6 KiB, and nothing where none are taken', (page) => {
    const filesOf = (names: readonly string[]) =>
      names
        .filter((name) => name in manifest)
        .flatMap((name) => loadedBy(name, 'AT_ONCE').map(({ file }) => file))
    const own = `src/routes/${page}.tsx`
    // Who orders has the menu.
    const everywhere = ['src/start.tsx', 'src/routes/menu.tsx']
    const without = new Set(filesOf([...everywhere, own]))
    const isReplaced = ['online-order', 'cart', 'checkout'].includes(page)
    const ordering = [ORDERS, `src/routes/live/${page}.tsx`, ...(isReplaced ? [] : [own])]
    const within = new Set(filesOf([...everywhere, ...ordering]))
    const added = [...within].filter((file) => !without.has(file))
    expect(added.length).toBeGreaterThan(0)
    expect(bytes([...within]) - bytes([...without])).toBeLessThanOrEqual(6 * KIB)
    const ever = loadedBy('index.html', 'EVER', ORDERS).map(({ file }) => file)
    for (const file of added) expect(ever).not.toContain(file)
  })
})

test('visitors load nothing of the back-office', async () => {
  const visit = await site.visitor()
  const loaded: string[] = []
  visit.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const path of ['/', '/food-collection']) {
    await visit.page.goto(site.server.url + path)
    await visit.page.waitForLoadState('networkidle')
  }
  expect(loaded.length).toBeGreaterThan(10)
  expect(loaded.filter((path) => path.includes('admin'))).toEqual([])
})
