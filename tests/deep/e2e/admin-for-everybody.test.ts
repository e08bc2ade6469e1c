import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { button, field, told } from '../../support/admin-controls.ts'
import { goTo, liftByKeyboard, openBackOffice, openScreen } from '../../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../../support/site.ts'
import { openTags } from '../../support/tags.ts'

const site = openSite()
const office = openBackOffice(site)
const { addTag } = openTags(site, office)

test('a row of each list opens by the keyboard (D44), its check box is named by its record (D61), and the untouched form is left without a question', async () => {
  await addTag('klavyeyle')
  const { page } = await office.visit('/guide')
  const lists = ['product', 'category', 'service', 'about', 'contact', 'blogTag', 'user', 'group', 'role']
  for (const resource of lists) {
    await openScreen(page, `/${resource}`)
    const first = page.locator('tbody tr').first()
    await first.getByRole('checkbox', { name: /^(?!Bu satırı).+: seç$/ }).waitFor()
    await first.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/admin/${resource}/\\d+$`))
    await page.locator('main form').waitFor()
  }
  for (const path of ['/settings', '/settings/tables', '/settings/orders', '/settings/pages']) {
    await openScreen(page, path)
    await page.locator('main form').waitFor()
  }
  await openScreen(page, '/guide')
})

test('a page that was left with the open drawer, or becomes as narrow as a phone, is not hidden from screen readers', async () => {
  const isHidden = (page: Page) => page.locator('#root').getAttribute('aria-hidden')
  const { page } = await office.visit('/guide', PHONE)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect.poll(() => isHidden(page)).toBe('true')
  await page.reload()
  await page.getByRole('button', { name: 'Menüyü aç' }).waitFor()
  expect(await isHidden(page)).toBeNull()
  const { page: wide } = await office.visit('/guide')
  await wide.getByRole('button', { name: 'Menüyü kapat' }).waitFor()
  await wide.setViewportSize(PHONE.viewport)
  await wide.getByRole('button', { name: 'Menüyü aç' }).click()
  await wide.keyboard.press('Escape')
  await expect.poll(() => isHidden(wide)).toBeNull()
  await wide.getByRole('button', { name: 'Menüyü aç' }).waitFor()
})

test('every column of a list with thumbnails has a heading', async () => {
  const { page } = await office.visit('/guide')
  for (const resource of ['product', 'category', 'service', 'blog']) {
    await openScreen(page, `/${resource}`)
    const headings = page.locator('thead th:not(:has(input))')
    await headings.first().waitFor()
    expect(await headings.allTextContents()).toEqual(
      expect.arrayContaining(['Resim', expect.stringContaining('Durum')]),
    )
    expect(await headings.filter({ hasNotText: /\S/ }).count()).toBe(0)
  }
})

test('the narrow rail names its screens in full', async () => {
  const { page } = await office.visit('/guide', { viewport: { width: 768, height: 1024 } })
  const entries = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('menuitem')
  await entries.first().waitFor()
  const cut = await entries.evaluateAll((all) =>
    all.flatMap((entry) => {
      const [label, rail] = [entry.querySelector('p, .MuiTypography-root'), entry.closest('nav')]
      if (!label || !rail) return ['no label']
      const [inner, outer] = [label.getBoundingClientRect(), rail.getBoundingClientRect()]
      const fits = inner.right <= outer.right && label.scrollWidth <= label.clientWidth
      return fits && inner.width > 0 ? [] : [label.textContent]
    }),
  )
  expect(cut).toEqual([])
  expect(await entries.filter({ hasText: 'Kim ne yapabilir' }).count()).toBe(1)
})

describe('a list', () => {
  test('keeps the focus on the screen when the focused row leaves it', async () => {
    const id = await addTag('Odak')
    await site.sql('update blog_tag set is_deleted = true where id = $1', [id])
    const { page } = await office.visit(
      `/blogTag?filter=${encodeURIComponent('{"deleted":true,"q":"Odak"}')}`,
    )
    await page
      .getByRole('row')
      .filter({ hasText: 'Odak' })
      .getByRole('button', { name: 'Geri getir' })
      .press('Enter')
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Odak' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  })

  test('has no invisible tab stop while nothing is selected', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByRole('checkbox').first().waitFor()
    const clear = page.locator('.RaBulkActionsToolbar-toolbar button').first()
    await clear.waitFor({ state: 'attached' })
    expect(await clear.isVisible()).toBe(false)
    await page.getByRole('checkbox').nth(1).check()
    await expect.poll(() => clear.isVisible()).toBe(true)
  })
})

test('what is being loaded has a name for screen readers', async () => {
  const { page } = await office.visitor()
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OneBlogTagRecord') ? undefined : route.continue(),
  )
  await page.goto(`${site.server.url}/admin/blogTag/${await addTag('yavaş')}`)
  await page.getByRole('progressbar', { name: 'Lütfen bekleyin' }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the language is chosen once', async () => {
  const { page } = await office.visit('/blogTag')
  await page.getByRole('button', { name: 'Hesabım' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByPlaceholder('Search in Tags').waitFor()
  await page.reload()
  await page.getByPlaceholder('Search in Tags').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await expect.poll(() => page.title()).toBe('Tags · Back office')
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('menuitem', { name: 'Türkçe' }).click()
  await page.getByPlaceholder('Etiketler içinde ara').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('tr')
})

test.each([
  ['1440 wide', DESKTOP],
  ['390 wide', PHONE],
])('lists and forms, %s, shut nobody out', async (_, options) => {
  const { page } = await office.visit('/guide', options)
  const empty = `/blogTag?filter=${encodeURIComponent('{"q":"yok böyle bir etiket"}')}`
  for (const path of ['/service', '/service/1', '/blog/create', '/product/1', '/user', '/hours', empty]) {
    await openScreen(page, path)
    await page.locator('main img, main tbody, main form, main button').first().waitFor()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect([path, colorScheme, await graveFaults(page)]).toEqual([path, colorScheme, []])
    }
  }
})

test.each([
  ['the menu', () => '/menu?category=1'],
  ['the list of dishes', () => '/product'],
  ['the form of a dish', () => '/product/1'],
])('nobody is shut out of %s', async (_screen, path) => {
  const { page } = await office.visit(path(), { viewport: PHONE.viewport })
  await page.locator('main img').first().waitFor()
  // The first rows stand for those that are like them.
  const alike = ':is(tbody > tr, main li):nth-of-type(n + 4)'
  const faults = await graveFaults(page, alike)
  await page.setViewportSize(DESKTOP.viewport)
  await page.locator('main img').first().waitFor()
  faults.push(...(await graveFaults(page, alike)))
  expect(faults).toEqual([])
})

test('D49: no screen overflows a portrait tablet, or a desktop at 200 % zoom', async () => {
  const { page } = await office.visit('/guide')
  for (const path of [
    '/menu',
    '/product',
    '/user',
    '/changes',
    '/blog',
    '/permissions',
    '/settings',
    '/settings/tables',
    '/settings/orders',
    '/settings/pages',
    '/contact',
  ]) {
    await openScreen(page, path)
    await expect.poll(() => page.locator('main').innerText()).toMatch(/\S{3}/)
    await page.locator('main [role=progressbar]').waitFor({ state: 'detached' })
    expect([path, await overflowAt(page, [1024, 768, 720])]).toEqual([path, []])
  }
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('nobody is shut out of history and start on %s', async (_title, options) => {
  await addTag('geri alınabilen')
  const { page } = await office.visitor(options)
  for (const [path, mark] of Object.entries({ '': 'Son değişiklikler', '/changes': 'Geri al' })) {
    if (path) await goTo(page, path)
    else await page.goto(`${site.server.url}/admin`)
    await expect.poll(() => page.locator('main').textContent()).toContain(mark)
    expect([path, await graveFaults(page, 'iframe')]).toEqual([path, []])
  }
})

// The matrix of a phone is looked at where somebody uses it.
test.each([
  ['a phone', PHONE, { '/user': 'admin@example.com', '/user/1': 'Hesap' }],
  ['a desktop', DESKTOP, { '/permissions': 'Menü editörleri', '/user/1': 'Hesap' }],
])('nobody is shut out of the screens of people on %s', async (_title, options, marks) => {
  const { page } = await office.visitor(options)
  const [first = ''] = Object.keys(marks)
  await page.goto(`${site.server.url}/admin${first}`)
  for (const [path, mark] of Object.entries(marks)) {
    if (path !== first) await goTo(page, path)
    await expect.poll(() => page.locator('main').textContent()).toContain(mark)
    expect([path, await graveFaults(page)]).toEqual([path, []])
  }
  // Fields of older clients stand only where one has set them.
  await button(page, 'Diğer bilgiler').click()
  await page.getByText('Hatalı girişlerde geçici kilit').waitFor()
  expect(await field(page, 'Ruh hâli').count()).toBe(0)
  expect(await page.getByText('İki aşamalı giriş').count()).toBe(0)
})

test('services are put in order by keyboard, and stay so', async () => {
  const order = () => site.sql('select name from service where not is_deleted order by "order", id')
  const before = (await order()).map(({ name }) => String(name))
  const { page } = await office.visit('/service-order')
  const handle = page.getByRole('button', { name: `${before[0]}: yerini değiştir` })
  await liftByKeyboard(handle, `${before[0]}, 1. sırada.`)
  await page.keyboard.press('ArrowDown')
  await page.getByText(`${before[0]}, 2. sırada.`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await told(page, 'Yeni sıra kaydedildi')
  const [first, second, ...others] = before
  expect((await order()).map(({ name }) => name)).toEqual([second, first, ...others])
})
