import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { forgive, openSharedSite, PHONE, type Visit } from '../../support/site.ts'

const site = openSharedSite()

const toggle = (page: Page) => page.getByRole('button', { name: 'Menüyü aç' })
const sheetLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İletişim' })
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('.filter [aria-pressed="true"]').textContent()

/** A phone whose scripts are still on their way, or that runs none. */
async function openUnhydrated(
  how: 'held' | 'off',
  path: string,
): Promise<Visit & { release(): Promise<void> }> {
  const visit = await site.visitor({ ...PHONE, javaScriptEnabled: how === 'held' })
  const held: Route[] = []
  let isHeld = how === 'held'
  await visit.page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  await visit.page.goto(site.server.url + path, { waitUntil: 'commit' })
  await visit.page.locator('.footer').waitFor({ state: 'attached' })
  return {
    ...visit,
    async release() {
      isHeld = false
      for (const route of held.splice(0)) await route.continue().catch(() => {})
      await visit.page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
    },
  }
}

describe.each(['held', 'off'] as const)('D6: with scripts %s', (how) => {
  test('a chip shows its category', async () => {
    const visit = await openUnhydrated(how, '/food-collection')
    await chip(visit.page, 'Çorbalar').click({ noWaitAfter: true })
    await expect.poll(() => visit.page.url()).toMatch(/\/food-collection\/\d+\??$/)
    await expect.poll(() => pressed(visit.page)).toBe('Çorbalar')
    expect(await visit.page.locator('.dishes__name').allTextContents()).toContain('Mercimek Çorbası')
    forgive(visit, /ERR_ABORTED|ERR_FAILED/)
  })

  test('the phone menu opens, navigates and closes', async () => {
    const visit = await openUnhydrated(how, '/about')
    const { page } = visit
    expect(await sheetLink(page).isVisible()).toBe(false)
    await toggle(page).click()
    await expect.poll(() => sheetLink(page).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Menüyü kapat' }).click()
    await expect.poll(() => sheetLink(page).isVisible()).toBe(false)
    await toggle(page).click()
    await sheetLink(page).click({ noWaitAfter: true })
    await expect.poll(() => page.url()).toBe(`${site.server.url}/contact`)
    forgive(visit, /ERR_ABORTED|ERR_FAILED/)
  })

  test('a dish leads to its page, and its diets can be chosen', async () => {
    const visit = await openUnhydrated(how, '/food-collection')
    const { page } = visit
    await page.getByRole('link', { name: 'Menemen', exact: true }).click({ noWaitAfter: true })
    await expect.poll(() => page.url()).toMatch(/\/food-collection\/1\/\d+$/)
    forgive(visit, /ERR_ABORTED|ERR_FAILED/)

    const other = await openUnhydrated(how, '/food-collection')
    await other.page.getByRole('button', { name: 'Alerjen ve diyet' }).click()
    await other.page.getByLabel('Vegan').check()
    await other.page.getByRole('button', { name: 'Yemekleri göster' }).click({ noWaitAfter: true })
    await expect.poll(() => other.page.url()).toMatch(/\?diyet=vegan$/)
    forgive(other, /ERR_ABORTED|ERR_FAILED/)
  })
})

test('hydration loses nothing: an open menu stays open, and a typed search is run', async () => {
  const sheet = await openUnhydrated('held', '/about')
  await toggle(sheet.page).click()
  await sheet.release()
  // One that closes is seen for the length of its transition.
  await sheet.page.waitForTimeout(1_000)
  expect(await sheet.page.locator(':popover-open').count()).toBe(1)

  const search = await openUnhydrated('held', '/food-collection')
  await search.page.getByRole('searchbox').fill('künefe')
  await search.release()
  await expect.poll(() => search.page.locator('.dishes__name').allTextContents()).toEqual(['Künefe'])
  expect(await search.page.getByRole('searchbox').inputValue()).toBe('künefe')
})

describe('during hydration', () => {
  /** A page whose hydration in slices waits for `release`, because the messages of React's scheduler are held. */
  async function openHydrating(path: string, viewport?: typeof PHONE) {
    const { page } = await site.visitor(viewport)
    await page.addInitScript(() => {
      const held: (() => void)[] = []
      const post = MessagePort.prototype.postMessage
      let isHeld = true
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
        const send = () => Reflect.apply(post, this, message)
        if (isHeld) held.push(send)
        else send()
      }
      const release = () => {
        isHeld = false
        for (const send of held.splice(0)) send()
      }
      Object.assign(globalThis, { held, release })
    })
    await page.goto(site.server.url + path)
    await page.waitForFunction(() => (globalThis as never as { held: unknown[] }).held.length > 0)
    return {
      page,
      release: () => page.evaluate(() => (globalThis as never as { release(): void }).release()),
      // React marks a hydrated element with properties of its own.
      isHydrated: () =>
        page
          .locator('.navbar__toggle')
          .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))),
    }
  }

  test('a tap on the phone menu opens it at once, and does not make React hydrate the page', async () => {
    const { page, release, isHydrated } = await openHydrating('/food-collection', PHONE)
    await toggle(page).tap()
    await expect.poll(() => sheetLink(page).isVisible()).toBe(true)
    expect(await isHydrated()).toBe(false)
    await release()
    await expect.poll(isHydrated).toBe(true)
    expect(await sheetLink(page).isVisible()).toBe(true)
    // A link is handled by the router again.
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await sheetLink(page).tap()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/contact`)
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  })

  test('a double tap on a chip shows its category', async () => {
    const { page } = await openHydrating('/food-collection', PHONE)
    await chip(page, 'Çorbalar').dblclick({ noWaitAfter: true })
    await expect.poll(() => page.url()).toMatch(/\/food-collection\/\d+\??$/)
    await expect.poll(() => pressed(page)).toBe('Çorbalar')
  })

  test('a click that only React handles is handled', async () => {
    const services = await openHydrating('/about')
    const button = services.page.getByRole('button', { name: 'Hizmetleri göster' })
    await button.click()
    expect(await services.isHydrated()).toBe(true)
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')

    // A link within the page that also chooses a group of dishes.
    const { page } = await openHydrating('/home-one')
    await page.locator('.featured__card', { hasText: 'Dessert' }).click()
    await expect
      .poll(() => page.locator('#food-collection [aria-pressed="true"]').textContent())
      .toContain('Dessert')
  })

  test('a key on the button of the phone menu opens it', async () => {
    const { page } = await openHydrating('/about', PHONE)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sheetLink(page).isVisible()).toBe(true)
  })
})

test('D8: Tab goes from the button into the open menu, and nothing behind it is in the accessibility tree', async () => {
  const { page } = await site.visit('/', PHONE)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sheetLink(page).isVisible()).toBe(true)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Anasayfa')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('360°')
  const inTree = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role, ignored }) => !ignored && role?.value === 'heading').length
  }
  const session = await page.context().newCDPSession(page)
  const isShown = () => page.locator('h1').evaluate((heading) => heading.checkVisibility())
  expect(await isShown()).toBe(false)
  await expect.poll(inTree).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(isShown).toBe(true)
  await expect.poll(inTree).toBeGreaterThan(0)
  await expect.poll(focused).toBe('Menüyü açMenüyü kapat')
})

test('the page keeps its position behind the open menu', async () => {
  const { page } = await site.visit('/food-collection', PHONE)
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
  await expect.poll(() => page.locator('.dishes tbody:not([data-laid-out])').count()).toBe(0)
  // The bottom, because a page that became shorter would have another one.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const before = await place()
  // Not by the locator, which scrolls to the button first.
  const { x, y, width, height } = (await toggle(page).boundingBox()) as DOMRect
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await expect.poll(() => sheetLink(page).isVisible()).toBe(true)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.footer p').first().isVisible()).toBe(true)
  expect(await place()).toEqual(before)
})

test('the menu is hydrated without a formatter of Intl, whose first one blocks a slow phone', async () => {
  const { page } = await site.visitor(PHONE)
  await page.addInitScript(() => {
    const made: string[] = []
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      const construct = (format: object, options: unknown[]): object => {
        made.push(name)
        return Reflect.construct(format as never, options)
      }
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], { construct, apply: construct as never }),
      })
    }
    Object.assign(globalThis, { made })
  })
  await page.goto(`${site.server.url}/food-collection`)
  await expect.poll(() => page.locator('.dishes tbody:not([data-laid-out])').count()).toBe(0)
  expect(await page.evaluate(() => (globalThis as never as { made: string[] }).made)).toEqual([])
})

test('each category of the menu is hydrated by itself', async () => {
  const visit = await openUnhydrated('held', '/food-collection')
  const { page } = visit
  // React marks a hydrated element with properties of its own.
  await page.evaluate(() => {
    const isHydrated = (body: Element) => Object.keys(body).some((key) => key.startsWith('__react'))
    const counts = new Set<number>()
    Object.assign(window, { counts })
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const bodies = [...document.querySelectorAll('.dishes tbody')]
      counts.add(bodies.filter(isHydrated).length)
      if (!counts.has(bodies.length)) port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await visit.release()
  const counts = () => page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts])
  const groups = await page.locator('.dishes tbody').count()
  await expect.poll(counts).toContain(groups)
  expect((await counts()).length).toBeGreaterThan(3)
})

test('each chunk of a page is evaluated in a task of its own', async () => {
  const { page } = await site.visitor(PHONE)
  // A chunk adds its name at once, and "task" in the next task.
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch()
    const name = new URL(route.request().url()).pathname
    const log = `(window.evaluated ??= []).push('${name}'); setTimeout(() => window.evaluated.push('task'))`
    await route.fulfill({ response: reply, body: `${await reply.text()};${log}` })
  })
  await page.goto(`${site.server.url}/food-collection`)
  await page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
  const chunks = await page
    .locator('meta[name="chunk"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('content')))
  expect(chunks.length).toBeGreaterThan(2)
  const evaluated = await page.evaluate(
    () => (window as unknown as { evaluated: (string | null)[] }).evaluated,
  )
  for (const chunk of chunks) expect(evaluated[evaluated.indexOf(chunk) + 1]).toBe('task')
})
