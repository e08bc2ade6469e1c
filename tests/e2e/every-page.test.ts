import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { jumpsWhileLoading } from '../support/layout-shift.ts'
import { addresses } from '../support/routes.ts'
import { DESKTOP, forgive, openSite, PHONE, type Visit } from '../support/site.ts'

const site = openSite()

/** The long table's other rows are as its first ones. */
const MORE_DISHES = 'tbody tr:nth-child(n + 9)'

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

/** Opens a page on a bad line, and sees that it does not jump. What a browser complains of is told of every visit. */
async function opened(address: string, options: BrowserContextOptions): Promise<Visit> {
  const visit = await site.visitor(options)
  const { sum, what } = await jumpsWhileLoading(visit.page, site.product.url + address)
  if (sum >= JUMPY) expect(what).toEqual([])
  return visit
}

/** It has asked for no data that it came with, also long after it was taken over. */
function expectQuiet(visit: Visit): void {
  expect(visit.asked).toEqual([])
  forgive(visit, /status of 404/)
}

describe.each(addresses)('%s', (address) => {
  test('is taken over on a phone without a word or a jump, and shuts nobody out in the dark', async () => {
    const visit = await opened(address, { ...PHONE, colorScheme: 'dark' })
    const { page } = visit
    expect(await page.locator('h1').count()).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await graveFaults(page, MORE_DISHES)).toEqual([])
    expectQuiet(visit)
  })

  test('is taken over on a desktop in the same way, reads as well with JavaScript off, and fits every width', async () => {
    const visit = await opened(address, DESKTOP)
    const { page } = visit
    const still = await site.visit(address, { ...DESKTOP, javaScriptEnabled: false })
    const [read, alive] = [await words(still.page), await words(page)]
    expect(read.join(' ').length).toBeGreaterThan(60)
    // Behind tabs there is more to read where no tab can be pressed.
    if (address === '/home-one') expect(alive.filter((word) => !read.includes(word))).toEqual([])
    else expect(read.join(' ')).toBe(alive.join(' '))
    // Nothing lies over it: a click would reach what it is aimed at.
    await still.page.locator('main h1').first().click({ trial: true })
    await still.page.locator('footer a').first().click({ trial: true })
    expect(await still.page.locator('.loader[data-shown]').count()).toBe(0)
    forgive(still, /status of 404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await graveFaults(page, MORE_DISHES)).toEqual([])
    expect(await overflowAt(page, [1440, 1024, 768, 390, 320])).toEqual([])
    expectQuiet(visit)
  })
})
