import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite } from '../support/site.ts'

const site = openSharedSite()

const WITHOUT_SCRIPTS = { ...DESKTOP, javaScriptEnabled: false }

/** The value of each field of the page's form. */
const typed = (page: Page) =>
  page
    .locator('main form')
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

/** Waits for the task after an action: a form is submitted in the task of the action or in the next one. */
async function settled(page: Page): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await page.evaluate(() => document.readyState)
}

describe('/book-table', () => {
  const fields = {
    Name: ['name', 'text', 'name', 'Ayşe Yılmaz'],
    Email: ['email', 'email', 'email', 'not an address'],
    Address: ['address', 'text', 'street-address', 'İncek'],
    'Number of table': ['tables', 'number', 'off', '2'],
    'Number of person': ['persons', 'number', 'off', '9'],
    'Arrival date': ['arrival', 'date', 'off', '2026-05-03'],
    Message: ['message', 'textarea', 'off', 'Pencere kenarı, lütfen'],
  } as const

  async function fill(page: Page): Promise<void> {
    for (const [label, [, , , value]] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  }

  test('has seven fields, each with its label, type and autocomplete hint', async () => {
    const { page } = await site.visit('/book-table')
    for (const [label, [name, type, autocomplete]] of Object.entries(fields)) {
      const field = page.getByRole('form').getByLabel(label)
      expect(await field.evaluate((input) => (input as HTMLInputElement).type)).toBe(type)
      expect(await field.getAttribute('name')).toBe(name)
      expect(await field.getAttribute('autocomplete')).toBe(autocomplete)
    }
    expect(await page.locator('main form').locator('input, textarea').count()).toBe(7)
  })

  test.each([
    ['with scripts', DESKTOP],
    ['without', WITHOUT_SCRIPTS],
  ])("does nothing by 'Send Message' or Enter, and loses nothing, %s", async (_, options) => {
    const { page } = await site.visit('/book-table', options)
    await fill(page)
    const before = await typed(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('button', { name: 'Send Message', exact: true }).click()
    await page.getByLabel('Name', { exact: false }).first().press('Enter')
    await settled(page)
    expect(await typed(page)).toEqual(before)
    expect(asked).toEqual([])
    expect(page.url()).toBe(`${site.server.url}/book-table`)
  })
})

describe('/checkout', () => {
  test('asks for customer, payment and consent to the terms', async () => {
    const { page } = await site.visit('/checkout')
    const hints = await page
      .locator('main form input, main form textarea')
      .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
    for (const hint of ['given-name', 'family-name', 'email', 'tel', 'street-address']) {
      expect(hints).toContain(hint)
    }
    // D9: browsers offer nobody's card to a form that takes no payment.
    expect(hints.filter((hint) => hint?.startsWith('cc-'))).toEqual([])
    const terms = page.getByRole('checkbox', {
      name: /koşullarını kabul ediyorum, aydınlatma metnini okudum/,
    })
    expect(await terms.isChecked()).toBe(false)
    await terms.check()
    const link = page.getByRole('form').getByRole('link', { name: 'Kullanım koşullarını' })
    expect(await link.getAttribute('href')).toBe('/terms-conditions')
  })

  test('hides the fields of the card for other payments, and keeps what was typed', async () => {
    const { page } = await site.visit('/checkout')
    const number = page.getByLabel('Kart numarası')
    await number.fill('4111')
    await page.getByRole('radio', { name: /Kapıda nakit/ }).check()
    await expect.poll(() => number.isVisible()).toBe(false)
    await page.getByRole('radio', { name: /banka kartı/ }).check()
    await expect.poll(() => number.isVisible()).toBe(true)
    expect(await number.inputValue()).toBe('4111')
  })

  test.each([
    ['with scripts', DESKTOP],
    ['without', WITHOUT_SCRIPTS],
  ])('orders nothing, and loses nothing, %s', async (_, options) => {
    const { page } = await site.visit('/checkout', options)
    await page.getByLabel('E-posta').fill('not an address')
    await page.getByLabel('Adres', { exact: true }).fill('İncek')
    const before = await typed(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click()
    await settled(page)
    expect(await typed(page)).toEqual(before)
    expect(asked).toEqual([])
  })
})

describe('/cart', () => {
  const sums = async (page: Page) => ({
    lines: await page.locator('.cart__price').allTextContents(),
    total: await page.locator('.slip__total dd').textContent(),
  })

  test('shows its dishes with pictures, prices and what they come to', async () => {
    const { page } = await site.visit('/cart')
    expect(await page.locator('.cart__lines h3').allTextContents()).toEqual([
      'Taş fırın pizza',
      'Meze tabağı',
      'Künefe',
    ])
    expect(await sums(page)).toEqual({ lines: ['$20', '$48', '$18'], total: '$86' })
    const widths = await page
      .locator('.cart__lines img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    expect(widths.map((width) => width > 0)).toEqual([true, true, true])
  })

  test('computes sums for larger and smaller quantities, at least one', async () => {
    const { page } = await site.visit('/cart')
    const first = page.getByRole('group', { name: /Taş fırın pizza/ })
    await first.getByRole('button', { name: 'Artır' }).click()
    await expect.poll(() => sums(page)).toEqual({ lines: ['$40', '$48', '$18'], total: '$106' })
    for (const _ of [1, 2, 3]) await first.getByRole('button', { name: 'Azalt' }).press('Enter')
    await expect.poll(() => first.getByRole('status').textContent()).toBe('1')
    await expect.poll(() => sums(page)).toEqual({ lines: ['$20', '$48', '$18'], total: '$86' })
  })

  test('links to the checkout', async () => {
    const { page } = await site.visit('/cart')
    await page.getByRole('link', { name: 'Ödemeye geç' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/checkout`)
  })
})
