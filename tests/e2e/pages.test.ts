import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../support/site.ts'

const site = openSharedSite()

const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href'))
const story = async () =>
  (await site.ask<{ abouts: { description: string }[] }>('{ abouts { description } }')).abouts[0]
    ?.description as string

describe('the home page', () => {
  test('has a greeting, a phone link and a link to the contact page', async () => {
    const { page } = await site.visit('/')
    expect(await page.locator('h1').textContent()).toBe('Lezzetli Yemeklerle Sizlerle')
    const banner = page.locator('.banner')
    expect((await banner.locator('.lead').textContent())?.length).toBeGreaterThan(40)
    expect(await banner.locator('a[href^="tel:"]').getAttribute('href')).toBe('tel:+903125550123')
    expect(await banner.locator('.actions a').allTextContents()).toEqual([
      'Menüyü gör',
      'Hemen ara',
      'İletişim',
    ])
    await banner.getByRole('link', { name: 'İletişim' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/contact`)
  })

  test('shows a drawing of the house: with an oven where something is baked', async () => {
    const drawing = async () => {
      const { page } = await site.visit('/')
      return page.locator('.banner__place').getAttribute('src')
    }
    expect(await drawing()).toBe('/drawings/oven.svg')
  })

  test('on a phone, name, opening state and the calls come before anything is scrolled, the drawing after them', async () => {
    const { page } = await site.visit('/', PHONE)
    const low = await page.locator('.action-bar').evaluate((bar) => bar.getBoundingClientRect().top)
    for (const selector of [
      '.wordmark',
      '.banner .open-now',
      '.banner .button >> nth=0',
      '.banner .button >> nth=1',
    ]) {
      const box = await page.locator(selector).first().boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0), selector).toBeLessThan(low)
    }
    const words = await page.locator('.banner__words').boundingBox()
    const drawing = await page.locator('.banner__place').boundingBox()
    expect(drawing?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1)
    expect((drawing?.x ?? -1) >= 0 && (drawing?.x ?? 0) + (drawing?.width ?? 0) <= 390).toBe(true)
  })

  test('shows six dishes of six categories with their prices, each of which leads to its page', async () => {
    const { products } = await site.ask<{
      products: { id: string; name: string; price: number; categoryId: string }[]
    }>('{ products { id name price categoryId } }')
    const { page } = await site.visit('/')
    const shown = await page.locator('.picks li').evaluateAll((all) =>
      all.map((each) => ({
        href: each.querySelector('a')?.getAttribute('href'),
        name: each.querySelector('h3')?.textContent,
        price: each.querySelector('.picks__price')?.textContent?.trim(),
      })),
    )
    expect(shown).toHaveLength(6)
    const dishes = shown.map(({ name }) => products.find((each) => each.name === name))
    expect(new Set(dishes.map((dish) => dish?.categoryId)).size).toBe(6)
    expect(shown).toEqual(
      dishes.map((dish) => ({
        href: `/food-collection/${dish?.categoryId}/${dish?.id}`,
        name: dish?.name,
        price: `${dish?.price} TL`,
      })),
    )
    await page.locator('.picks a').nth(2).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe(shown[2]?.name)
  })

  test('leads to every category, and to the whole menu', async () => {
    const { categories } = await site.ask<{ categories: { id: string; name: string }[] }>(
      '{ categories { id name } }',
    )
    const { page } = await site.visit('/')
    expect(await page.locator('.strip a').evaluateAll(hrefs)).toEqual(
      categories.map(({ id }) => `/food-collection/${id}`),
    )
    expect(await page.locator('.strip').allTextContents()).toEqual([
      categories.map(({ name }) => name).join(''),
    ])
    const all = page.getByRole('main').getByRole('link', { name: 'Tüm menü' })
    expect(await all.getAttribute('href')).toBe('/food-collection')
  })

  test.each([
    ['2026-05-04T07:59:00+03:00', 'Kapalı · 08.00’de açılır'],
    ['2026-05-04T08:00:00+03:00', 'Şu an açık · 22.00’ye kadar'],
    ['2026-05-04T21:59:30+03:00', 'Şu an açık · 22.00’ye kadar'],
    ['2026-05-04T22:00:00+03:00', 'Kapalı · yarın 08.00’de açılır'],
    ['2026-05-04T23:59:30+03:00', 'Kapalı · yarın 08.00’de açılır'],
    ['2026-05-05T00:00:30+03:00', 'Kapalı · 08.00’de açılır'],
  ])('says at %s: %s', async (now, words) => {
    // Wherever the visitor is, the restaurant keeps Turkish time.
    const { page } = await site.visitor({ ...DESKTOP, timezoneId: 'Asia/Tokyo' })
    await page.clock.setFixedTime(new Date(now))
    await page.goto(site.server.url)
    await expect.poll(() => page.locator('.open-now').textContent()).toBe(words)
  })

  test('shows the first about text, with a link', async () => {
    const { page } = await site.visit('/')
    const [opening] = (await story()).split('\n')
    expect(await page.locator('.story').textContent()).toContain(opening)
    await page.getByRole('link', { name: 'Daha fazla' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/about`)
  })

  test('shows every service, with its icon, and leads to its details', async () => {
    const { services } = await site.ask<{ services: { id: string; name: string; smallIcon: string }[] }>(
      '{ services { id name smallIcon } }',
    )
    const { page } = await site.visit('/')
    const shown = await page
      .locator('.service-card')
      .evaluateAll((all) =>
        all.map((card) => [
          card.getAttribute('href'),
          card.querySelector('h3')?.textContent,
          card.querySelector('img')?.getAttribute('src'),
        ]),
      )
    expect(shown).toEqual(
      services.map(({ id, name, smallIcon }) => [
        `/services-details/${id}`,
        name,
        `data:image/png;base64,${smallIcon}`,
      ]),
    )
  })
})

describe('the about page', () => {
  test('shows all about texts, with the two tiles', async () => {
    const { page } = await site.visit('/about')
    expect(await page.title()).toBe('Hakkımızda · İncek Sofrası')
    expect(await page.locator('.breadcrumb a').getAttribute('href')).toBe('/')
    for (const paragraph of (await story()).split('\n').filter(Boolean)) {
      expect(await page.locator('.story').textContent()).toContain(paragraph)
    }
    expect(await page.locator('.about-story .english').allTextContents()).toEqual([
      'Our Story',
      'Restaurant Service',
      'Delivery to Work and Home',
    ])
    expect(await page.locator('.about-story .english:not([lang="en"])').count()).toBe(0)
    expect(await page.locator('.tiles img').count()).toBe(2)
  })

  test('has a carousel of services that leads to the details of each', async () => {
    const { services } = await site.ask<{ services: { id: string }[] }>('{ services { id } }')
    const { page } = await site.visit('/about')
    const cards = page.locator('.carousel .service-card')
    expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).toEqual(
      services.map(({ id }) => `/services-details/${id}`),
    )
    const track = page.locator('.carousel__track')
    await page.getByRole('button', { name: 'Sonraki hizmet' }).click()
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Önceki hizmet' }).click()
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBe(0)
  })

  test('links to the delivery platform; its picture is hidden on phones', async () => {
    const { page } = await site.visit('/about')
    const block = page.locator('.order-block')
    expect(await block.locator('h2').textContent()).toBe('Online Sipariş Ver')
    expect(await block.getByRole('link').getAttribute('href')).toBe('https://www.yemeksepeti.com/')
    expect(await block.locator('img').isVisible()).toBe(true)
    const { page: phone } = await site.visit('/about', PHONE)
    expect(await phone.locator('.order-block a').isVisible()).toBe(true)
    expect(await phone.locator('.order-block img').isVisible()).toBe(false)
  })
})

describe('the contact page', () => {
  test('has the hours of every day, the address on a map, and the phone', async () => {
    const { page } = await site.visit('/contact')
    expect(await page.locator('h1').textContent()).toBe('Bize Ulaşın')
    const cards = page.locator('.contact-cards > li')
    expect(await cards.count()).toBe(3)
    const days = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']
    expect(await cards.nth(2).locator('dt').allTextContents()).toEqual(days)
    expect(await cards.nth(2).locator('dd').allTextContents()).toEqual(days.map(() => '08:00–22:00'))
    const map = cards.nth(1).getByRole('link').first()
    expect(await map.textContent()).toBe('Taşpınar, Incek, Gölbaşı/Ankara')
    expect(await map.getAttribute('href')).toMatch(/^https:\/\//)
    const phone = cards.nth(0).getByRole('link').first()
    expect(await phone.textContent()).toBe('+90 312 555 01 23')
    expect(await phone.getAttribute('href')).toBe('tel:+903125550123')
    expect(await page.locator('form').count()).toBe(0)
  })

  test('D21: on a phone, opening state, call and directions come first, and today is marked', async () => {
    const { page } = await site.visitor({ ...PHONE, timezoneId: 'America/New_York' })
    await page.clock.setFixedTime(new Date('2026-05-08T01:00:00+03:00'))
    await page.goto(`${site.server.url}/contact`)
    const day = page.locator('.contact-cards [aria-current="date"]')
    await expect.poll(() => day.locator('dt').allTextContents()).toEqual(['Cuma'])
    await expect.poll(() => page.locator('main .open-now').textContent()).toContain('Kapalı')
    for (const selector of ['.open-now', 'a[href^="tel:"]', 'a[href^="https:"]']) {
      const box = await page.locator(`main ${selector}`).first().boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0), selector).toBeLessThan(700)
    }
  })
})

test('the footer has phone, address, hours and links', async () => {
  const { page } = await site.visit('/services')
  const footer = page.getByRole('contentinfo')
  expect(await footer.textContent()).toMatch(/08:00–22:00/)
  expect(await footer.locator('a[href^="tel:"]').textContent()).toBe('+90 312 555 01 23')
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const wanted of ['/food-collection/0', '/categories', '/about', '/contact']) {
    expect(hrefs).toContain(wanted)
  }
  expect(await footer.textContent()).toContain('Taşpınar, Incek, Gölbaşı/Ankara')
})

test('the 404 page says so, and leads home', async () => {
  const { page, noise } = await site.visit('/360SanalTur')
  expect(noise).toEqual([expect.stringContaining('404')])
  noise.splice(0)
  const main = page.getByRole('main')
  expect(await main.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
  expect(await main.textContent()).toContain('404! Sorry! The Page Not Found')
  expect(await main.textContent()).toContain(
    'Oops! The page you are looking for does not exit. it might been moved or deleted.',
  )
  await main.getByRole('link', { name: 'Anasayfaya dön' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Lezzetli Yemeklerle Sizlerle')
})
