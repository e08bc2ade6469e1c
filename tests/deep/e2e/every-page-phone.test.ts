import { describe, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { expectQuiet, MORE_DISHES, openWatched } from '../../support/every-page.ts'
import { addresses } from '../../support/routes.ts'
import { openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

describe.each(addresses)('%s', (address) => {
  test('hydrates on a phone without messages or layout shifts, and is accessible in dark colours', async () => {
    const visit = await openWatched(site, address, { ...PHONE, colorScheme: 'dark' })
    const { page } = visit
    expect(await page.locator('h1').count()).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await graveFaults(page, MORE_DISHES)).toEqual([])
    // The bar at the bottom fetches the menu while the phone is idle.
    expectQuiet(visit, ['Menu'])
  })
})
