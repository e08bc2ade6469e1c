import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { expectQuiet, MORE_DISHES, openWatched } from '../../support/every-page.ts'
import { addresses } from '../../support/routes.ts'
import { DESKTOP, forgive, openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

/** The page's words; that it is open or closed is the one thing that only the browser's clock knows. */
async function words(page: Page): Promise<string[]> {
  const main = page.locator('main')
  const state = await main.locator('.open-now').allInnerTexts()
  const text = await main.innerText()
  return state.reduce((rest, each) => rest.replace(each, ''), text).split(/\s+/)
}

describe.each(addresses)('%s', (address) => {
  test('hydrates on a desktop without messages or layout shifts, reads as well with JavaScript off, and fits every width', async () => {
    const visit = await openWatched(site, address, DESKTOP)
    const { page } = visit
    const still = await site.visit(address, { ...DESKTOP, javaScriptEnabled: false })
    // `innerText` leaves out groups of dishes that are not laid out yet.
    await expect.poll(() => page.locator('.dishes tbody:not([data-laid-out])').count()).toBe(0)
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
    // The whole menu follows a page of one category.
    expectQuiet(visit, address.startsWith('/food-collection/') ? ['Menu'] : [])
  })
})
