import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { goTo, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

let cook: string
let category: string
const dishes = ['Mercimek', 'Ezogelin', 'Yayla'].map((name) => `Deneme ${name}`)

beforeAll(async () => {
  cook = await office.memberOf('Kitchen')
  await site.sql('update user_account set must_change_password = false')
  const add = 'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }'
  const made = await office.ask<{ addCategory: { id: string } }>(add, { input: { name: 'Deneme çorbaları' } })
  category = made.addCategory.id
  for (const name of dishes) await addDish(name)
})

beforeEach(() => site.sql("update product set availiblity = true, price = 100 where name like 'Deneme %'"))

function addDish(name: string) {
  const add = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
  return office.ask(add, { input: { name, price: 100, categoryId: category } })
}

async function stored(name: string) {
  const [row] = await site.sql('select id, price::float, availiblity from product where name = $1', [name])
  return row as { id: number; price: number; availiblity: boolean }
}

const menu = () => `${site.server.url}/admin/menu?category=${category}`

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('D52: a cook on %s', (_, options) => {
  test('lands on Menü, sees only the switches, and marks a category as sold out and back in one call each; other screens are forbidden', async () => {
    const { page, noise } = await office.visitor(options, cook)
    const calls: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('mutation')) calls.push(body)
    })
    await page.goto(`${site.server.url}/admin`)
    await page.waitForURL(/\/admin\/menu$/)
    await goTo(page, `/menu?category=${category}`)
    const first = page.getByRole('switch', { name: `${dishes[0]}: Var` })
    await first.waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    expect(await page.getByRole('switch', { name: /Yayında|Gizli/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: dishes[0] as string }).count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Menü')
    expect(await page.title()).toBe('Menü · Yönetim')
    expect(await graveFaults(page)).toEqual([])

    await first.click()
    await expect.poll(async () => (await stored(dishes[0] as string)).availiblity).toBe(false)
    calls.length = 0
    await page.getByRole('button', { name: /: Hepsi tükendi$/ }).click()
    await expect.poll(async () => (await stored(dishes[2] as string)).availiblity).toBe(false)
    // The keys undo what the notice tells of, which comes after the change is stored.
    await page.locator('.MuiSnackbar-root', { hasText: '2 yemek' }).waitFor()
    await page.keyboard.press('Alt+KeyZ')
    await expect.poll(async () => (await stored(dishes[2] as string)).availiblity).toBe(true)
    expect((await stored(dishes[0] as string)).availiblity).toBe(false)
    await expect.poll(() => calls.length).toBe(2)
    await page.getByRole('switch', { name: `${dishes[0]}: Tükendi` }).click()
    await expect.poll(async () => (await stored(dishes[0] as string)).availiblity).toBe(true)
    await goTo(page, '/product')
    await page.getByText('Yetkiniz yok').first().waitFor()
    expect(noise).toEqual([])
  })
})

test.each([
  ['a cook', () => cook],
  ['an administrator', () => undefined],
])('a tap of %s on a phone does not move the switches away from under the next one', async (_, token) => {
  const { page } = await office.visitor(PHONE, token())
  await page.goto(menu())
  const switches = page.getByRole('switch', { name: /: Var$/ })
  await expect.poll(() => switches.count()).toBe(dishes.length)
  const aims = await switches.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { name: each.ariaLabel?.split(':')[0], x: x + width / 2, y: y + height / 2 }
    }),
  )
  await switches.first().click()
  await page.getByText('Kaydedildi').waitFor()
  const hit = await page.evaluate(
    (points) =>
      points.map(({ x, y }) => {
        const found = document.elementFromPoint(x, y)?.closest('[role=switch]')
        return found?.ariaLabel?.split(':')[0]
      }),
    aims,
  )
  expect(hit).toEqual(aims.map(({ name }) => name))
})

test('D53: a likely typing error asks for confirmation, and Enter selects the text of the next price', async () => {
  const { page } = await office.visitor(DESKTOP)
  await page.goto(menu())
  const price = (at: number) => page.getByLabel(`${dishes[at]}: fiyat`)
  // In the order of the screen, by Turkish name: Ezogelin, Mercimek, Yayla.
  await price(1).fill('110')
  await price(1).press('Enter')
  await expect.poll(() => price(0).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('120')
  await page.keyboard.press('Enter')
  await page.keyboard.type('13000')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await question.getByText(`${dishes[2]}: 100 TL yerine 13.000 TL yazdınız.`).waitFor()
  await expect.poll(async () => (await stored(dishes[0] as string)).price).toBe(120)
  expect((await stored(dishes[2] as string)).price).toBe(100)
  await question.getByRole('button', { name: 'Düzelt' }).click()
  await question.waitFor({ state: 'hidden' })
  await page.keyboard.type('130')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored(dishes[2] as string)).price).toBe(130)
  await price(2).fill('1.300')
  await price(2).press('Enter')
  await question.getByRole('button', { name: 'Evet, 1.300 TL' }).click()
  await expect.poll(async () => (await stored(dishes[2] as string)).price).toBe(1300)
})

test('D43: a new post is a draft, its form says where it appears, and its date is stored', async () => {
  await site.sql('truncate blog cascade')
  const { page } = await office.visitor(DESKTOP)
  await page.goto(`${site.server.url}/admin/blog/create`)
  await page.getByText('Bu yazı sitede görünmez: blog sayfası şimdilik örnek yazıları gösteriyor.').waitFor()
  expect(await page.getByRole('radio', { name: 'Taslak' }).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: 'Başlık' }).fill('Güz menüsü')
  await page.getByRole('textbox', { name: 'Metin' }).fill('**Bal kabağı** geldi.')
  expect(await page.getByRole('textbox', { name: 'Adres' }).inputValue()).toBe('guz-menusu')
  await page.getByRole('tab', { name: 'Önizle' }).click()
  await page.locator('strong', { hasText: 'Bal kabağı' }).waitFor()
  // A day without a time is no value for the browser, and would publish the post at once.
  await page.getByLabel('Yayın zamanı').focus()
  await page.keyboard.type('01052031')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText('Günü ve saati birlikte girin').waitFor()
  expect(await site.sql('select from blog')).toEqual([])
  await page.getByLabel('Yayın zamanı').fill('2031-05-01T09:00')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.waitForURL(/\/admin\/blog$/)
  const [post] = await site.sql('select status, slug, publish_at from blog')
  expect(post).toMatchObject({ status: 0, slug: 'guz-menusu' })
  expect(new Date(String(post?.publish_at)).getUTCFullYear()).toBe(2031)

  // The button is enabled while the cleared field still has the focus.
  await page.getByRole('link', { name: 'Güz menüsü' }).first().click()
  const time = page.getByLabel('Yayın zamanı')
  await time.focus()
  for (let part = 0; part < 6; part++) {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowRight')
  }
  expect(await time.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Kaydet', exact: true }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.waitForURL(/\/admin\/blog$/)
  expect(await site.sql('select publish_at from blog')).toEqual([{ publish_at: null }])
})

test('D61: after a navigation the screen has the focus, behind bar and sidebar, and its title is that of the window', async () => {
  const { page } = await office.visitor(DESKTOP)
  await page.goto(menu())
  await page
    .getByRole('navigation', { name: 'Menü', exact: true })
    .getByRole('link', { name: 'Kategoriler' })
    .click()
  await expect.poll(() => page.title()).toBe('Kategoriler · Yönetim')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content')
  expect(await page.getByRole('region', { name: 'Kategoriler', exact: true }).count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#main-content') !== null)).toBe(true)
})

test('D63: the first script of the back-office is at most 200 kB compressed', async () => {
  const html = await (await fetch(`${site.server.url}/admin`)).text()
  expect(html).toContain('Yönetim açılıyor…')
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  const reply = await fetch(site.server.url + script, { headers: { 'Accept-Encoding': 'br' } })
  expect(reply.headers.get('content-encoding')).toBe('br')
  expect(Number(reply.headers.get('content-length'))).toBeLessThan(200_000)
  const manifest = await (await fetch(`${site.server.url}/admin/site.webmanifest`)).json()
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/', display: 'standalone' })
})
