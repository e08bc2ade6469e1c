import type { Page } from 'playwright'
import { afterEach, beforeEach, expect } from 'vitest'
import { type Relay, startRelay } from './relay.ts'
import { PHONE, type Site } from './site.ts'

/** The pages that the service worker has stored. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open('site-pages')).keys()
    return pages.map(({ url }) => new URL(url).pathname).sort()
  })

/** The notice above a page from the cache of the service worker. */
export const bar = (page: Page) => page.locator('.stored-bar')
export const prices = (page: Page) => page.locator('.dishes__price')

/** A site behind a line that a test cuts or slows down. */
export function openRelayed(site: Site) {
  let relay: Relay

  beforeEach(async () => {
    relay = await startRelay(site.server.url)
  })
  afterEach(() => relay.close())

  return {
    get relay() {
      return relay
    },
    /** A phone that has opened a page, and whose worker has stored what it stores. @param more pages that it stores too. */
    async visited(path = '/', ...more: string[]): Promise<Page> {
      const { page } = await site.visitor({ ...PHONE, serviceWorkers: 'allow' })
      // Complaints about a lost connection are what these tests are about.
      page.removeAllListeners('console').removeAllListeners('requestfailed').removeAllListeners('request')
      await page.goto(relay.url + path)
      await expect
        .poll(() => stored(page))
        .toEqual(['/', '/contact', '/food-collection', '/offline', ...more].sort())
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      return page
    },
  }
}
