import type { Page } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { liveAddresses } from '../support/routes.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()

const KIB = 1024

// What is kept is sent compressed; the first to ask for a page after a change gets it as it is made.
beforeAll(async () => {
  for (const address of ['/', '/food-collection']) {
    await vi.waitFor(async () => {
      expect((await fetch(site.product.url + address)).headers.get('etag')).not.toBeNull()
    })
  }
})

/** Bytes that come over the wire for a first load, heads included, by kind of what they are. */
async function weightOf(page: Page, address: string): Promise<Record<string, number> & { all: number }> {
  const weight: Record<string, number> & { all: number } = { all: 0, script: 0, stylesheet: 0 }
  const pending: Promise<void>[] = []
  page.on('requestfinished', (request) => {
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

/** A phone on the road: what comes late, fonts and scripts, comes after the first paint. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s', (_, options) => {
  test('the home page needs at most 150 KiB of scripts and 30 KiB of styles', async () => {
    const { page } = await site.visitor(options)
    const weight = await weightOf(page, '/')
    expect(weight.script).toBeGreaterThan(50 * KIB)
    expect(weight.script).toBeLessThanOrEqual(150 * KIB)
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

  test.each(liveAddresses)('nothing jumps while %s loads', async (address) => {
    const { page } = await site.visitor(options)
    await slowDown(page)
    await page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number
          hadRecentInput: boolean
          sources: { node?: Element }[]
        }[]) {
          const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 60)).join()
          if (!entry.hadRecentInput) shifts.push({ value: entry.value, what })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.product.url + address)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum >= 0.02) expect(shifts).toEqual([])
  })
})
