import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { jumpsWhileLoading } from '../support/layout-shift.ts'
import { addresses } from '../support/routes.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()

/**
 * Half of what browsers call good. The faces of the device are measured to fit ours to a few pixels in a long list, and
 * how many frames the change takes is the machine's affair.
 */
const JUMPY = 0.05

/** The page's words; that it is open or closed is the one thing that only the browser's clock knows. */
async function words(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText()
  return text.replace(/Her gün|Şu an (açık|kapalı)/g, '').split(/\s+/)
}

describe.each(addresses)('%s', (address) => {
  // What a browser complains of, from hydration to other origins, is told of every visit.
  test('is taken over on a phone without a word or a jump, and asks for no data that it came with', async () => {
    const visit = await site.visitor(PHONE)
    const { sum, what } = await jumpsWhileLoading(visit.page, site.product.url + address)
    if (sum >= JUMPY) expect(what).toEqual([])
    expect(await visit.page.locator('h1').count()).toBe(1)
    expect(visit.asked).toEqual([])
    forgive(visit, /status of 404/)
  })

  test('is taken over on a desktop in the same way, and reads as well with JavaScript off', async () => {
    const visit = await site.visitor(DESKTOP)
    const { sum, what } = await jumpsWhileLoading(visit.page, site.product.url + address)
    if (sum >= JUMPY) expect(what).toEqual([])
    const still = await site.visit(address, { ...DESKTOP, javaScriptEnabled: false })
    const [read, alive] = [await words(still.page), await words(visit.page)]
    expect(read.join(' ').length).toBeGreaterThan(60)
    // Behind tabs there is more to read where no tab can be pressed.
    if (address === '/home-one') expect(alive.filter((word) => !read.includes(word))).toEqual([])
    else expect(read.join(' ')).toBe(alive.join(' '))
    // Nothing lies over it: a click would reach what it is aimed at.
    await still.page.locator('main h1').first().click({ trial: true })
    await still.page.locator('footer a').first().click({ trial: true })
    expect(await still.page.locator('.loader[data-shown]').count()).toBe(0)
    expect(visit.asked).toEqual([])
    for (const each of [visit, still]) forgive(each, /status of 404/)
  })
})

test('a page that takes its time to come alive asks for no data that it came with either', async () => {
  const visit = await site.visitor(DESKTOP)
  const session = await visit.page.context().newCDPSession(visit.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 15 })
  await visit.page.goto(`${site.product.url}/food-collection`, { waitUntil: 'commit' })
  await visit.page.waitForSelector('script[src="/custom.js"]', { state: 'attached', timeout: 20_000 })
  expect(visit.asked).toEqual([])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await visit.page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('link', { name: 'Hizmetler' })
    .click()
  // Alive, it asks for whatever page it is taken to.
  await expect.poll(() => visit.asked.length).toBeGreaterThan(0)
})

test('the playground works from this server alone', async () => {
  const { page, noise } = await site.visitor()
  await page.goto(`${site.product.url}/graphql`)
  await page.waitForSelector('app-root *', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(noise.filter((line) => line.startsWith('request to another origin'))).toEqual([])
  noise.splice(0)
})
