import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '../../web/src/paths.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()

const KIB = 1024

// What is kept is sent compressed; the first to ask for a page after a change gets it as it is made.
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
      expect((await fetch(site.product.url + address)).headers.get('etag')).not.toBeNull()
    }, 10_000)
  }
})

/** Bytes that come over the wire for a first load, heads included, by kind of what they are. */
async function weightOf(page: Page, address: string): Promise<Record<string, number> & { all: number }> {
  const weight: Record<string, number> & { all: number } = { all: 0, script: 0, stylesheet: 0 }
  const pending: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    // A phone with nothing else to do fetches the page of its bar, which is none of this one's.
    if (address !== paths.menu && request.url().includes('/assets/menu-')) return
    const kind = request.resourceType()
    pending.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        weight[kind] = (weight[kind] ?? 0) + responseBodySize
        weight.all += responseBodySize + responseHeadersSize
      }),
    )
  })
  await page.goto(site.product.url + address)
  await page.waitForLoadState('networkidle')
  await Promise.all(pending)
  return weight
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s', (_, options) => {
  test('the home page needs at most 132 KiB of scripts and 30 KiB of styles', async () => {
    const { page } = await site.visitor(options)
    const weight = await weightOf(page, '/')
    expect(weight.script).toBeGreaterThan(50 * KIB)
    expect(weight.script).toBeLessThanOrEqual(132 * KIB)
    expect(weight.stylesheet).toBeGreaterThan(1 * KIB)
    expect(weight.stylesheet).toBeLessThanOrEqual(30 * KIB)
  })

  test('the menu with all its dishes needs at most 600 KiB', async () => {
    const { page } = await site.visitor(options)
    const weight = await weightOf(page, '/food-collection')
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(90)
    expect(weight.image).toBeGreaterThan(0)
    expect(weight.all).toBeLessThanOrEqual(600 * KIB)
  })
})

// The menu tells what is in all of its dishes.
const most = (address: string) => (address === paths.menu ? 20 : 15) * KIB

test.each(PAGES)(
  'D26: %s is at most 15 KiB of HTML, the menu 20, without a picture in it',
  async (address) => {
    const reply = await fetch(site.product.url + address, { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(Number(reply.headers.get('content-length'))).toBeLessThanOrEqual(most(address))
    expect(await reply.text()).not.toContain('base64')
  },
)

test('all that visitors can come to load are 200 KiB of scripts and 60 KiB of fonts', () => {
  const folder = path.join(
    realpathSync(fileURLToPath(new URL('../../dist/server', import.meta.url))),
    '../client/',
  )
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'))
  const scripts = new Set<string>()
  const fonts = new Set<string>()
  const visit = ({ file, imports = [], dynamicImports = [], assets = [] }: Chunk) => {
    if (scripts.has(file)) return
    scripts.add(file)
    for (const asset of assets) if (asset.endsWith('.woff2')) fonts.add(asset)
    for (const name of [...imports, ...dynamicImports]) visit(manifest[name] as Chunk)
  }
  visit(manifest['index.html'] as Chunk)
  const bytes = (files: Set<string>) =>
    [...files]
      .map((file) => folder + file)
      .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
      .reduce((sum, size) => sum + size, 0)
  // Every page, and each face's two files.
  expect(scripts.size).toBeGreaterThan(25)
  expect(fonts.size).toBe(4)
  expect(bytes(scripts)).toBeLessThanOrEqual(200 * KIB)
  expect(bytes(fonts)).toBeLessThanOrEqual(60 * KIB)
})

/** What the build notes of a chunk. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}
