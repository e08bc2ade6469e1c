import { describe, expect, test } from 'vitest'
import { liveAddresses } from '../support/routes.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()

describe.each(liveAddresses)('%s', (address) => {
  // What a browser complains of, from hydration to other origins, is told of every visit.
  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('is taken over on %s without a word, and asks for no data that it came with', async (_, options) => {
    const { page, asked } = await site.visit(address, options)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').count()).toBe(1)
    expect(asked).toEqual([])
  })

  test('reads well with JavaScript off', async () => {
    const { page } = await site.visit(address, { ...DESKTOP, javaScriptEnabled: false })
    const { page: alive } = await site.visit(address)
    // The word for open or closed is the one thing that only the browser's clock knows.
    const text = async (of: typeof page) =>
      (await of.locator('main').innerText()).replace(/Her gün|Şu an (açık|kapalı)/g, '').replace(/\s+/g, ' ')
    expect((await text(page)).length).toBeGreaterThan(60)
    expect(await text(page)).toBe(await text(alive))
    // Nothing lies over it: a click would reach what it is aimed at.
    await page.locator('main h1').first().click({ trial: true })
    await page.locator('footer a').first().click({ trial: true })
    expect(await page.locator('.loader[data-shown]').count()).toBe(0)
  })
})

test('the playground works from this server alone', async () => {
  const { page, noise } = await site.visitor()
  await page.goto(`${site.product.url}/graphql`)
  await page.waitForSelector('app-root *', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(noise.filter((line) => line.startsWith('request to another origin'))).toEqual([])
  noise.splice(0)
})
