import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../support/site.ts'

const site = openSharedSite()

const field = (page: Page) => page.getByRole('searchbox', { name: 'Menüde ara' })
const dishes = (page: Page) => page.locator('.dishes__name').allTextContents()
const counted = (page: Page) => page.locator('.menu-page__list [role="status"]').textContent()

describe.each([
  ['in the browser', DESKTOP],
  ['without scripts', { ...PHONE, javaScriptEnabled: false }],
] as const)('the search, %s', (_, options) => {
  test.each([
    ['kunefe', ['Künefe']],
    ['KÜNEFE', ['Künefe']],
    ['zırh acılı', ['Adana Kebap']],
    ['ızgara lımon', ['Izgara Levrek']],
    ['yok böyle şey', []],
  ])('finds %s by name and description', async (text, found) => {
    const { page } = await site.visit('/food-collection/3', options)
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect.poll(() => counted(page)).toBe(`“${text}” için ${found.length} sonuç`)
    await expect.poll(() => dishes(page)).toEqual(found)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    expect(new URL(page.url()).pathname).toBe('/food-collection')
    expect(await page.locator('.filter [aria-pressed="true"]').allTextContents()).toEqual(['Tümü'])
    expect(await page.locator('.menu-page__fact').count()).toBe(0)
    if (found.length === 0) {
      await page.getByRole('link', { name: 'Tüm menüyü göster' }).click()
      await expect.poll(() => page.locator('.dishes__row').count()).toBeGreaterThan(90)
      await expect.poll(() => field(page).inputValue()).toBe('')
    }
  })
})

describe.each([
  ['in the browser', PHONE],
  ['without scripts', { ...PHONE, javaScriptEnabled: false }],
] as const)('what the kitchen has answered, %s', (_, options) => {
  test('is told beside a search for it, and leads to the menu without it', async () => {
    const { page } = await site.visit('/food-collection?q=s%C3%BCt', options)
    expect(await page.locator('.menu-page__fact').textContent()).toContain('Süt içeren 64 yemek')
    const found = await dishes(page)
    expect(found).toHaveLength(64)
    await page.getByRole('link', { name: 'Süt içermeyenleri göster' }).click()
    await page.waitForURL(/icermesin=sut$/)
    await expect.poll(() => dishes(page)).toHaveLength(39)
    expect((await dishes(page)).filter((name) => found.includes(name))).toEqual([])
    expect(await field(page).inputValue()).toBe('')
  })

  test('leads to the dishes of a diet', async () => {
    const { page } = await site.visit('/food-collection?q=vegan', options)
    expect(await page.locator('.menu-page__fact').textContent()).toContain('23 vegan yemek')
    await page.getByRole('link', { name: 'Yalnız vegan yemekleri göster' }).click()
    await page.waitForURL(/diyet=vegan$/)
    await expect.poll(() => dishes(page)).toHaveLength(26)
  })

  test('leaves out what has a food, and says so', async () => {
    const { page } = await site.visit('/food-collection?q=fistiksiz', options)
    expect(await counted(page)).toBe('“fistiksiz” için 90 sonuç')
    expect(await dishes(page)).not.toContain('Zeytinyağlı Yaprak Sarma')
    expect((await page.locator('.menu-page__fact').allTextContents()).at(-1)).toContain(
      'Zeytinyağlı Yaprak Sarma (“çam fıstıklı”)',
    )
  })

  test('is not made up for what it does not know', async () => {
    const { page } = await site.visit('/food-collection?q=kremas%C4%B1z%20makarna', options)
    expect(await counted(page)).toBe('“kremasız” diye süzemiyoruz; garsonumuza sorun.')
    expect(await dishes(page)).toEqual([])
    expect(await page.locator('.menu-page__fact').textContent()).toContain('Süt içermeyen 36 yemek')
    expect(await page.locator('.empty').textContent()).not.toContain('bulunamadı')
  })

  test('shows the dishes of a diet, where none has the other words', async () => {
    const { page } = await site.visit('/food-collection?q=vegan%20d%C3%B6ner', options)
    expect(await counted(page)).toBe('“vegan döner” için sonuç yok; “vegan” için 23 sonuç')
    expect(await dishes(page)).toHaveLength(23)
  })

  test('is no certificate of halal food', async () => {
    const { page } = await site.visit('/food-collection?q=helal', options)
    expect(await page.locator('.menu-page__fact').first().textContent()).toContain(
      'helal belgesi yerine geçmez',
    )
    expect(await dishes(page)).not.toContain('Deniz Mahsullü Linguine')
  })

  test('is the most like dish, where a search finds none', async () => {
    const { page } = await site.visit('/food-collection?q=corbacik', options)
    await page.getByRole('link', { name: 'Mercimek Çorbası' }).click()
    await expect.poll(async () => (await dishes(page))[0]).toBe('Mercimek Çorbası')
    expect(await field(page).inputValue()).toBe('Mercimek Çorbası')
  })
})

test('names come before ingredients', async () => {
  const { page } = await site.visit('/food-collection?q=sucu')
  expect((await dishes(page)).slice(0, 3)).toEqual([
    'Sucuklu Yumurta',
    'Sucuklu Kaşarlı Pide',
    'Serpme Kahvaltı',
  ])
  expect(await page.locator('.dishes__category h2').allTextContents()).toEqual([
    'Kahvaltı',
    'Pide ve Lahmacun',
    'İçeriğinde geçenler',
  ])
})

test('an address with a search is the same page before and after hydration, and follows the history', async () => {
  const { page } = await site.visit('/food-collection?q=%20karisik%20%20tost&utm_source=x')
  expect(await dishes(page)).toEqual(['Karışık Tost'])
  expect(await field(page).inputValue()).toBe('karisik tost')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${site.server.url}/food-collection`,
  )
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Anasayfa' }).click()
  await page.locator('.banner').waitFor()
  await page.goBack()
  await expect.poll(() => dishes(page)).toEqual(['Karışık Tost'])
  await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).click()
  await expect.poll(() => field(page).inputValue()).toBe('')
  await expect.poll(() => page.locator('.dishes__row').count()).toBeGreaterThan(90)
})

test('a translated page shows no count or title of before', async () => {
  const { page } = await site.visit('/food-collection/3')
  // As browsers translate: each text node becomes an element, and React's text node is gone.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
    for (const node of nodes) {
      if (node.parentElement?.closest('[translate="no"]')) continue
      const font = document.createElement('font')
      font.textContent = node.data
      node.replaceWith(font)
    }
  })
  const first = page.locator('.dishes__name').first()
  expect(await first.evaluate((name) => (name as HTMLElement).translate)).toBe(false)
  await field(page).fill('yok böyle şey')
  await expect.poll(() => counted(page)).toBe('“yok böyle şey” için 0 sonuç')
  expect(await page.locator('h1').textContent()).toBe('Menü')
})

test('fast typing is not lost, and selecting a category ends the search', async () => {
  const { page } = await site.visit('/food-collection')
  await field(page).pressSequentially('tavuk şiş yoğurtlu', { delay: 30 })
  await expect.poll(() => dishes(page)).toEqual(['Tavuk Şiş', 'Karışık Izgara'])
  await page.waitForURL(/q=tavuk/)
  expect(await field(page).inputValue()).toBe('tavuk şiş yoğurtlu')
  await page.getByRole('button', { name: 'Tatlılar' }).click()
  await expect.poll(() => page.url()).toMatch(/\/food-collection\/\d+$/)
  await expect.poll(() => field(page).inputValue()).toBe('')
  await expect.poll(() => dishes(page)).toContain('Künefe')
})

test('searches are not cached, and have a maximum length', async () => {
  for (let time = 0; time < 2; time++) {
    const reply = await fetch(`${site.server.url}/food-collection?q=${'x'.repeat(300)}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('etag')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    expect(reply.headers.get('no-vary-search')).toBe('params, except=("q" "diyet" "icermesin")')
    expect(await reply.text()).toContain(`“${'x'.repeat(60)}” için`)
  }
})
