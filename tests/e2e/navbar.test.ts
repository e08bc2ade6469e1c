import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../support/site.ts'
import { takenOver } from '../support/taken-over.ts'

const site = openSharedSite()

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })

async function services(): Promise<{ id: string; name: string }[]> {
  return (await site.ask<{ services: { id: string; name: string }[] }>('{ services { id name } }')).services
}

test('links to every page, and to the tour', async () => {
  const { page } = await site.visit('/')
  const links = menuOf(page).locator('> a, > div > a')
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Anasayfa', '/'],
    ['360°', '/360SanalTur'],
    ['Hakkımızda', '/about'],
    ['Menü', '/categories'],
    ['Hizmetler', '/services'],
    ['İletişim', '/contact'],
  ])
})

describe('the services dropdown', () => {
  const entries = (page: Page) => menuOf(page).locator('li a')
  const toggle = (page: Page) => page.getByRole('button', { name: 'Hizmetleri göster' })

  test('lists every service of the data, each with its details', async () => {
    const { page } = await site.visit('/')
    const wanted = await services()
    expect(wanted.length).toBeGreaterThanOrEqual(6)
    expect(
      await entries(page).evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ).toEqual(wanted.map(({ id, name }) => [name, `/services-details/${id}`]))
  })

  test('opens and closes by button, by Escape, and when it loses the focus', async () => {
    const { page } = await site.visit('/')
    const last = entries(page).last()
    await expect.poll(() => last.isVisible()).toBe(false)
    const expanded = () => toggle(page).getAttribute('aria-expanded')
    await toggle(page).click()
    await expect.poll(() => last.isVisible()).toBe(true)
    await expect.poll(expanded).toBe('true')
    await page.keyboard.press('Escape')
    await page.mouse.move(700, 700)
    await expect.poll(() => last.isVisible()).toBe(false)
    await expect.poll(expanded).toBe('false')

    await toggle(page).press('Enter')
    await expect.poll(() => last.isVisible()).toBe(true)
    await menuOf(page).getByRole('link', { name: 'Anasayfa' }).focus()
    await expect.poll(() => last.isVisible()).toBe(false)
  })

  test('links to a service, and closes', async () => {
    const { page } = await site.visit('/')
    await toggle(page).click()
    const second = entries(page).nth(1)
    const name = (await second.textContent()) as string
    await second.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe(name)
    expect(page.url()).toContain('/services-details/')
    await page.mouse.move(700, 700)
    await expect.poll(() => second.isVisible()).toBe(false)
  })
})

describe('the link of the current page is marked', () => {
  const current = (page: Page) => menuOf(page).locator('[aria-current="page"]').allTextContents()

  test('the document of each page marks it', async () => {
    const [first] = await services()
    // Without JavaScript is enough, because other tests verify that hydration changes no page.
    const { page } = await site.visitor({ ...DESKTOP, javaScriptEnabled: false })
    for (const [address, marked] of [
      ['/', ['Anasayfa']],
      ['/about', ['Hakkımızda']],
      ['/categories', ['Menü']],
      ['/services', ['Hizmetler']],
      ['/contact', ['İletişim']],
      ['/food-collection', ['Menü']],
      [`/services-details/${first?.id}`, ['Hizmetler', first?.name]],
    ] as const) {
      await page.goto(site.server.url + address)
      expect(await current(page), address).toEqual(marked)
    }
  })

  test('the marked link changes with a navigation', async () => {
    const { page } = await site.visit('/')
    await menuOf(page).getByRole('link', { name: 'İletişim' }).click()
    await expect.poll(() => current(page)).toEqual(['İletişim'])
    await page.goBack()
    await expect.poll(() => current(page)).toEqual(['Anasayfa'])
  })
})

test('the phone number can be called, and the cart has its one item', async () => {
  for (const options of [DESKTOP, PHONE]) {
    const { page } = await site.visit('/about', options)
    const banner = page.getByRole('banner')
    expect(await banner.locator('a[href^="tel:"]').getAttribute('href')).toBe('tel:+903125550123')
    const cart = banner.getByRole('link', { name: 'Sepet, 1 ürün' })
    expect(await cart.getAttribute('href')).toBe('/cart')
    expect((await cart.textContent())?.trim()).toBe('1')
    expect(await cart.isVisible()).toBe(true)
  }
  const { page } = await site.visit('/')
  expect(await page.getByRole('banner').locator('a[href^="tel:"]').textContent()).toBe('+90 312 555 01 23')
})

test('the about page has the third navbar, the others the main one', async () => {
  const { page } = await site.visit('/about')
  const banner = page.getByRole('banner')
  expect(await banner.getAttribute('class')).toContain('navbar--third')
  await menuOf(page).getByRole('link', { name: 'Anasayfa' }).click()
  await expect.poll(() => banner.getAttribute('class')).toContain('navbar--main')
})

describe('on a phone', () => {
  test('the navigation is a sheet that opens, navigates and closes', async () => {
    const { page } = await site.visit('/', PHONE)
    const contact = menuOf(page).getByRole('link', { name: 'İletişim' })
    await expect.poll(() => contact.isVisible()).toBe(false)
    const toggle = page.getByRole('button', { name: 'Menüyü aç' })
    await toggle.click()
    await expect.poll(() => contact.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => contact.isVisible()).toBe(false)
    await toggle.click()
    await contact.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Bize Ulaşın')
    await expect.poll(() => contact.isVisible()).toBe(false)
  })

  test('the content behind the sheet is inert while it is open, and has the focus after a navigation', async () => {
    const { page } = await site.visit('/', PHONE)
    const inert = () => page.locator(':is(main, .footer)[inert]').count()
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await expect.poll(inert).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(inert).toBe(0)
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await menuOf(page).getByRole('link', { name: 'İletişim' }).click()
    await expect.poll(() => page.locator('#icerik:focus h1').textContent()).toBe('Bize Ulaşın')
    expect(await inert()).toBe(0)
  })

  test('without popovers a navigation shows the next page', async () => {
    const { page } = await site.visitor(PHONE)
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
      const original = Element.prototype.matches
      const matches = function (this: Element, selector: string) {
        if (selector.includes(':popover')) throw new SyntaxError(selector)
        return original.call(this, selector)
      }
      Object.assign(Element.prototype, { matches })
    })
    await page.goto(site.server.url)
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' })
    await takenOver(contact)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await contact.click()
    await expect.poll(() => page.locator('#icerik:focus h1').textContent()).toBe('Bize Ulaşın')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test('the bottom bar has links to the menu, a call and directions', async () => {
    const { page } = await site.visit('/', PHONE)
    const bar = page.getByRole('navigation', { name: 'Hızlı erişim' })
    expect(await bar.isVisible()).toBe(true)
    expect(await bar.getByRole('link', { name: 'Bizi ara' }).getAttribute('href')).toBe('tel:+903125550123')
    await bar.getByRole('link', { name: 'Menü' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection`)
  })
})
