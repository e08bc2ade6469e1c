import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

const section = (page: Page, name: string) => page.getByRole('region', { name })
const food = (page: Page) => section(page, 'Sofradan seçmeler')
const shownFood = (page: Page) => food(page).locator('li:visible h3').allTextContents()

test('has all sections in order', async () => {
  const { page } = await site.visit('/home-one')
  expect(await page.title()).toBe('Canınız bugün ne çekiyor? · İncek Sofrası')
  expect(await page.locator('main .english').allTextContents()).toEqual([
    'Featured Categories',
    'Food Collection',
    'Menu',
    'Table Reservation',
    'Chefs',
    'Testimonials',
    'Blogs',
    'Newsletter',
  ])
  expect(await page.locator('main .english:not([lang="en"])').count()).toBe(0)
  expect(await section(page, 'Öne çıkanlar').locator('h3').allTextContents()).toEqual([
    'Fast Food',
    'Hot Platter',
    'Dessert',
  ])
  expect(await section(page, 'Ocağın başındakiler').locator('li').count()).toBe(4)
  expect(await section(page, 'Konuklarımızın sözü').locator('blockquote').count()).toBe(3)
  expect(await section(page, 'Mutfaktan yazılar').locator('time').allTextContents()).toEqual([
    '1 Mayıs 2020',
    '2 Mayıs 2020',
    '3 Mayıs 2020',
  ])
})

describe('the food collection', () => {
  test('shows sample prices from $15 to $35 and five stars', async () => {
    const { page } = await site.visit('/home-one')
    const cards = food(page).locator('article')
    const prices = (await cards.locator('.food-card__price').allTextContents()).map((price) =>
      Number(price.replace('$', '')),
    )
    expect(prices).toHaveLength(12)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([15, 35])
    expect(await cards.getByRole('img', { name: '5 üzerinden 5 yıldız' }).count()).toBe(12)
    expect(await cards.getByRole('button', { name: 'Sepete ekle' }).count()).toBe(12)
  })

  test('answers a press on a button that does nothing, and says so above the other ones', async () => {
    const { page } = await site.visit('/home-one')
    await food(page).getByRole('button', { name: 'Sepete ekle' }).first().click()
    await expect
      .poll(() => food(page).getByRole('status').allTextContents())
      .toContain('Bu yemek örnektir, sepete eklenmedi. Siparişi telefonla alıyoruz: +90 312 555 01 23')
    for (const name of ['Search Now', 'Reserve Now', 'Subscribe']) {
      const section = page.locator('section', { has: page.getByRole('button', { name, exact: true }) })
      const isAbove = await section.evaluate((one, label) => {
        const button = [...one.querySelectorAll('button')].find(({ textContent }) => textContent === label)
        const note = one.querySelector('.idle-note a')
        return Boolean(
          button && note && note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
      }, name)
      expect([name, isAbove]).toEqual([name, true])
    }
  })

  test('shows the selected group, and says which', async () => {
    const { page } = await site.visit('/home-one')
    const all = await shownFood(page)
    const seen: string[] = []
    for (const group of ['Fast Food', 'Platters', 'Dessert', 'Asian Food']) {
      const chip = food(page).getByRole('button', { name: group, exact: true })
      await chip.click()
      await expect.poll(() => food(page).locator('[aria-pressed="true"]').allTextContents()).toEqual([group])
      await expect.poll(() => shownFood(page)).toHaveLength(3)
      const shown = await shownFood(page)
      seen.push(...shown)
    }
    expect(seen.sort()).toEqual([...all].sort())
    await food(page).getByRole('button', { name: 'All', exact: true }).click()
    await expect.poll(() => shownFood(page)).toEqual(all)
  })

  test('increases and decreases the quantity of each dish, never below one', async () => {
    const { page } = await site.visit('/home-one')
    const burger = food(page).getByRole('group', { name: 'Köy burgeri adedi' })
    const pizza = food(page).getByRole('group', { name: 'Taş fırın pizza adedi' })
    await burger.getByRole('button', { name: 'Artır' }).click()
    await burger.getByRole('button', { name: 'Artır' }).click()
    await expect.poll(() => burger.locator('output').textContent()).toBe('3')
    expect(await pizza.locator('output').textContent()).toBe('1')
    const less = burger.getByRole('button', { name: 'Azalt' })
    // By keyboard, since it says that it is disabled when there is one left.
    await less.focus()
    for (let times = 0; times < 4; times++) await page.keyboard.press('Enter')
    await expect.poll(() => burger.locator('output').textContent()).toBe('1')
    await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
    // Another group and back: what was chosen is still there.
    await pizza.getByRole('button', { name: 'Artır' }).click()
    await food(page).getByRole('button', { name: 'Dessert' }).click()
    await food(page).getByRole('button', { name: 'All', exact: true }).click()
    await expect.poll(() => pizza.locator('output').textContent()).toBe('2')
  })

  test('cannot be added to a cart: the button does nothing, and what was typed stays', async () => {
    const { page, asked } = await site.visit('/home-one')
    const burger = food(page).getByRole('group', { name: 'Köy burgeri adedi' })
    await burger.getByRole('button', { name: 'Artır' }).click()
    const cart = page.getByRole('link', { name: /^Sepet, / })
    const badge = await cart.getAttribute('aria-label')
    await food(page).getByRole('button', { name: 'Sepete ekle: Köy burgeri' }).click()
    await expect.poll(() => burger.locator('output').textContent()).toBe('2')
    expect(await cart.getAttribute('aria-label')).toBe(badge)
    expect(new URL(page.url()).pathname).toBe('/home-one')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })

  test('is the target of a featured category', async () => {
    const { page } = await site.visit('/home-one')
    await section(page, 'Öne çıkanlar')
      .getByRole('link', { name: /Hot Platter/ })
      .click()
    await expect.poll(() => food(page).locator('[aria-pressed="true"]').textContent()).toBe('Platters')
    await expect
      .poll(async () => (await food(page).boundingBox())?.y)
      .toBeLessThan(DESKTOP.viewport.height / 2)
  })
})

describe('the menu', () => {
  test('has a tab for each meal', async () => {
    const { page } = await site.visit('/home-one')
    const tabs = page.getByRole('tab')
    expect(await tabs.allTextContents()).toEqual(['Breakfast', 'Lunch', 'Dinner'])
    const panel = page.getByRole('tabpanel')
    for (const [name, dish] of [
      ['Lunch', 'Günün çorbası'],
      ['Dinner', 'Izgara köfte'],
      ['Breakfast', 'Serpme kahvaltı'],
    ] as const) {
      await page.getByRole('tab', { name }).click()
      await expect.poll(() => page.getByRole('tab', { selected: true }).allTextContents()).toEqual([name])
      await expect.poll(() => panel.count()).toBe(1)
      await expect.poll(() => panel.locator('h3').first().textContent()).toBe(dish)
      expect(await panel.locator('li').count()).toBe(4)
    }
  })

  test('is navigated by arrow keys', async () => {
    const { page } = await site.visit('/home-one')
    await page.getByRole('tab', { name: 'Breakfast' }).focus()
    const chosen = () => page.locator('[role="tab"][aria-selected="true"]:focus').allTextContents()
    for (const [key, name] of [
      ['ArrowRight', 'Lunch'],
      ['End', 'Dinner'],
      ['ArrowRight', 'Breakfast'],
      ['ArrowLeft', 'Dinner'],
      ['Home', 'Breakfast'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(chosen, { message: key }).toEqual([name])
    }
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1)
  })

  test('is open without scripts', async () => {
    const { page } = await site.visit('/home-one', { ...DESKTOP, javaScriptEnabled: false })
    for (const dish of ['Serpme kahvaltı', 'Günün çorbası', 'Izgara köfte']) {
      expect(await page.getByRole('heading', { name: dish }).isVisible(), dish).toBe(true)
    }
  })
})

describe.each([
  ['alive', true],
  ['without scripts', false],
] as const)('its forms, %s', (_, javaScriptEnabled) => {
  test('submits nothing, and keeps what was typed', async () => {
    const { page } = await site.visit('/home-one', { ...PHONE, javaScriptEnabled })
    let left = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left++
    })
    const typed = {
      'Yemek adı': 'mantı',
      Tarih: '2030-05-01',
      Saat: '19:30',
      'E-posta adresiniz': 'konuk@example.com',
    }
    for (const [label, value] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Yemek adı').press('Enter')
    for (const name of ['Search Now', 'Reserve Now', 'Subscribe']) {
      await page.getByRole('button', { name }).click()
    }
    for (const [label, value] of Object.entries(typed)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    }
    expect(left).toBe(0)
    expect(page.url()).toBe(`${site.server.url}/home-one`)
  })
})

test('the newsletter requires a valid email address', async () => {
  const { page } = await site.visit('/home-one')
  const email = page.getByLabel('E-posta adresiniz')
  const fault = () =>
    email.evaluate(({ validity }: HTMLInputElement) => [validity.valueMissing, validity.typeMismatch])
  expect(await email.getAttribute('autocomplete')).toBe('email')
  expect(await fault()).toEqual([true, false])
  await email.fill('konuk')
  expect(await fault()).toEqual([false, true])
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true)
  await email.fill('konuk@example.com')
  expect(await fault()).toEqual([false, false])
})

test('the teasers link to the chefs, the blog and the operator’s own page', async () => {
  const { page } = await site.visit('/home-one')
  const hrefs = (name: string) =>
    section(page, name)
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  expect(await hrefs('Ocağın başındakiler')).toEqual(['/chefs'])
  expect(await hrefs('Mutfaktan yazılar')).toEqual(['/blog', '/blog-details', '/blog-detailhtml'])
})
