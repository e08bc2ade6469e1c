import { expect, test } from 'vitest'
import { DESKTOP, openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

test('a page that hydrates slowly does not query the data that it came with', async () => {
  const visit = await site.visitor(DESKTOP)
  const session = await visit.page.context().newCDPSession(visit.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await visit.page.goto(`${site.server.url}/food-collection`, { waitUntil: 'commit' })
  await visit.page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
  expect(visit.asked).toEqual([])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await visit.page
    .getByRole('navigation', { name: 'Ana menü' })
    .getByRole('link', { name: 'Hizmetler' })
    .click()
  // Alive, it asks for whatever page it is taken to.
  await expect.poll(() => visit.asked.length).toBeGreaterThan(0)
})

test('the playground loads nothing from other servers', async () => {
  const { page, noise } = await site.visitor()
  await page.goto(`${site.server.url}/graphql`)
  await page.waitForSelector('app-root *', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(noise.filter((line) => line.startsWith('request to another origin'))).toEqual([])
  noise.splice(0)
})
