import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite } from '../support/site.ts'

const site = openSharedSite()

const pages = [
  ['/online-order', 'Online Sipariş', 'Online Order'],
  ['/faq', 'Sıkça Sorulan Sorular', 'FAQ'],
  ['/book-table', 'Masa Ayırtın', 'Book a Table'],
  ['/cart', 'Sepetim', 'Cart'],
  ['/checkout', 'Ödeme', 'Checkout'],
  ['/coming-soon', 'Çok yakında bahçedeyiz', 'Coming Soon'],
  ['/terms-conditions', 'Kullanım Koşulları', 'Terms & Conditions'],
  ['/privacy-policy', 'Gizlilik Politikası', 'Privacy Policy'],
] as const

test.each([...pages, ['/auth/login', 'Yönetim girişi', null]] as const)(
  '%s is headed in Turkish beside its English name, and arrives in its own dress',
  async (address, title, english) => {
    const { page } = await site.visit(address)
    expect(await page.locator('h1').allTextContents()).toEqual([title])
    if (english) expect(await page.locator('main .english[lang="en"]').first().textContent()).toBe(english)
    const canonical = page.locator('link[rel="canonical"]')
    if (english) expect(await canonical.getAttribute('href')).toBe(site.server.url + address)
    else expect(await canonical.count()).toBe(0)
    const html = await (await fetch(site.server.url + address)).text()
    // Its own styles beside those of all pages, and its words.
    expect(html.match(/<link rel="stylesheet"/g)?.length).toBeGreaterThan(1)
    expect(html).toContain(`>${title}</h1>`)
  },
)

describe('the questions', () => {
  test.each([
    ['with scripts', DESKTOP],
    ['without', { ...DESKTOP, javaScriptEnabled: false }],
  ])('open and close their answers, by keyboard too, %s', async (_, options) => {
    const { page } = await site.visit('/faq', options)
    const item = page.locator('details', { hasText: 'Çocuk sandalyesi' })
    const answer = item.locator('p')
    expect(await page.locator('details').count()).toBeGreaterThanOrEqual(12)
    expect(await answer.isVisible()).toBe(false)
    await item.locator('summary').click()
    await expect.poll(() => answer.isVisible()).toBe(true)
    await item.locator('summary').press('Enter')
    await expect.poll(() => answer.isVisible()).toBe(false)
  })

  test('are told to search engines with their answers', async () => {
    const html = await (await fetch(`${site.server.url}/faq`)).text()
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    expect(data['@type']).toBe('FAQPage')
    expect(data.mainEntity.length).toBe(html.split('<details').length - 1)
  })
})

test('the countdown has a dial for days, hours, minutes and seconds', async () => {
  const { page } = await site.visit('/coming-soon')
  expect(await page.locator('.countdown dt').allTextContents()).toEqual(['Gün', 'Saat', 'Dakika', 'Saniye'])
  for (const value of await page.locator('.countdown dd').allTextContents()) expect(value).toMatch(/^\d\d$/)
})

test('online orders link to the platform, the phone and the announced app', async () => {
  const { page } = await site.visit('/online-order')
  const { site: house } = await site.ask<{ site: { deliveryUrl: string } }>('{ site { deliveryUrl } }')
  const main = page.locator('main')
  const href = (name: RegExp) => main.getByRole('link', { name }).first().getAttribute('href')
  expect(await href(/Online sipariş ver/)).toBe(house.deliveryUrl)
  expect(await href(/312 555/)).toBe('tel:+903125550123')
  expect(await href(/App Store/)).toBe('/coming-soon')
  expect(await href(/Google Play/)).toBe('/coming-soon')
})

test('the privacy text names the law and the data controller, and its table of contents links to its clauses', async () => {
  const { page } = await site.visit('/privacy-policy')
  const text = (await page.locator('main').textContent()) ?? ''
  for (const word of ['KVKK', '6698 sayılı', 'İncek Sofrası', 'Taşpınar', '11. maddesi'])
    expect(text).toContain(word)
  const targets = await page
    .getByRole('navigation', { name: 'İçindekiler' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(5)
  for (const target of targets) expect(await page.locator(target).count()).toBe(1)
})

test('every footer links to the menu, the legal texts and the contact page', async () => {
  const { page } = await site.visit('/terms-conditions')
  const links = await page
    .locator('footer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const address of ['/food-collection/0', '/faq', '/terms-conditions', '/privacy-policy'])
    expect(links).toContain(address)
  expect(links).toContain('tel:+903125550123')
  // D2: the form of the template takes no reservation.
  expect(links).not.toContain('/book-table')
})
