import { describe, expect, test } from 'vitest'
import { openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

describe('the second template home', () => {
  test('has its sections, each with its link', async () => {
    const { page } = await site.visit('/home-two')
    const main = page.getByRole('main')
    for (const [name, href] of [
      ['Order Now', '/online-order'],
      ['Get Free Call', '/contact'],
      ['Apply Now', '/contact'],
    ] as const) {
      const link = main.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(href)
      expect(await link.getAttribute('lang')).toBe('en')
    }
    expect(await main.locator('h2').allTextContents()).toEqual([
      'Ateşi hep yanan bir mutfak',
      'Sofra cebinizde',
      'Join As a Delivery Man',
    ])
    expect(await main.getByRole('link', { name: /App Store|Google Play/ }).count()).toBe(2)
  })

  test('navigates without loading a document', async () => {
    const { page } = await site.visit('/home-two')
    let loads = 0
    page.on('load', () => loads++)
    await page.getByRole('link', { name: 'Get Free Call' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Bize Ulaşın')
    expect(loads).toBe(0)
  })
})

describe('the blog', () => {
  test('has six cards with sample dates from 1 to 3 May 2020', async () => {
    const { page } = await site.visit('/blog')
    const cards = page.getByRole('main').getByRole('article')
    expect(await cards.count()).toBe(6)
    const dates = await cards.locator('time').allTextContents()
    expect(new Set(dates)).toEqual(new Set(['1 Mayıs 2020', '2 Mayıs 2020', '3 Mayıs 2020']))
    expect(await cards.locator('time').first().getAttribute('datetime')).toBe('2020-05-01')
    const hrefs = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(Array.from({ length: 6 }, () => ['/blog-details', '/blog-detailhtml']).flat())
  })

  test('opens its article from anywhere on a card', async () => {
    const { page } = await site.visit('/blog')
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 40, y: 40 } })
    await expect.poll(() => page.url()).toBe(`${site.server.url}/blog-details`)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Ekşi maya sabahı beşte uyanır')
    expect(await page.getByRole('article').locator('p').count()).toBeGreaterThan(5)
    await page.getByRole('link', { name: 'Tüm yazılar' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/blog`)
  })
})

test('the chefs are eight, each with a name, a role and a portrait of their own', async () => {
  const { page } = await site.visit('/chefs')
  const cards = page.locator('.chef-card')
  expect(await cards.count()).toBe(8)
  for (const what of ['h2', 'p', 'img']) {
    const said = await cards
      .locator(what)
      .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.textContent))
    expect(new Set(said).size, what).toBe(8)
  }
})

// A page that is read through, so that pictures that wait for their turn have had it.
test.each(['/home-one', '/home-two', '/blog', '/blog-details', '/chefs'])(
  '%s arrives in its own dress, and its pictures with it',
  async (path) => {
    const html = await (await fetch(site.server.url + path)).text()
    expect(html.match(/<link rel="stylesheet"/g)?.length).toBeGreaterThan(1)
    expect(html).toContain(`<link rel="canonical" href="${site.server.url}${path}">`)
    const { page } = await site.visit(path)
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
    })
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      )
    await expect.poll(broken).toEqual([])
  },
)
