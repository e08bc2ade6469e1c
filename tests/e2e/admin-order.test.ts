import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { liftByKeyboard, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

let category: string

/** The handle by which a dish is moved. */
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: yerini değiştir`, exact: true })
const shown = (page: Page) =>
  page
    .locator('main li:not(nav li) p')
    .allTextContents()
    .then((names) => names.map((name) => name.trim()))

async function publicOrder(): Promise<string[]> {
  const html = await (await fetch(`${site.server.url}/food-collection/${category}`)).text()
  const names = ['Sıra bir', 'Sıra iki', 'Sıra üç', 'Sıra dört']
  return names.filter((name) => html.includes(name)).sort((a, b) => html.indexOf(a) - html.indexOf(b))
}

/** Opens the screen from the menu and drags the last dish onto the first. */
async function opened(options: typeof PHONE | typeof DESKTOP) {
  await site.sql('update product set "order" = null where category_id = $1', [category])
  const visit = await office.visit(`/menu?category=${category}`, options)
  await visit.page.getByRole('link', { name: 'Sıralanan: sırala' }).click()
  await expect.poll(() => shown(visit.page)).toEqual(['Sıra bir', 'Sıra dört', 'Sıra iki', 'Sıra üç'])
  return visit
}

async function middleOf(page: Page, name: string) {
  const box = await handle(page, name).boundingBox()
  if (!box) throw new Error(`There is no handle of ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves a dish by the keyboard. @param from its place, from 1. */
async function moveUp(page: Page, name: string, from: number, steps: number) {
  const at = (position: number) => `${name}, ${position}. sırada.`
  await liftByKeyboard(handle(page, name), at(from))
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowUp')
    await page.getByText(at(from - step)).waitFor({ state: 'attached' })
  }
  await page.keyboard.press('Space')
}

const MOVED = ['Sıra üç', 'Sıra bir', 'Sıra dört', 'Sıra iki']

async function isStoredOnce({ page, asked }: Awaited<ReturnType<typeof opened>>) {
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Yeni sıra kaydedildi')
  expect(await shown(page)).toEqual(MOVED)
  expect(await publicOrder()).toEqual(MOVED)
  expect(asked.filter((name) => name === 'ReorderProducts')).toHaveLength(1)
}

beforeAll(async () => {
  const added: { addCategory: { id: string } } = await office.ask(
    'mutation { addCategory(input: { name: "Sıralanan" }) { id } }',
  )
  category = String(added.addCategory.id)
  for (const name of ['Sıra bir', 'Sıra iki', 'Sıra üç', 'Sıra dört']) {
    await office.ask('mutation ($input: AddProduct!) { addProduct(input: $input) { id } }', {
      input: { name, price: 10, categoryId: category },
    })
  }
})

test('dishes are sorted by mouse in one call with one undo, and the site shows it at once', async () => {
  const visit = await opened(DESKTOP)
  const { page } = visit
  const from = await middleOf(page, 'Sıra üç')
  const to = await middleOf(page, 'Sıra bir')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await isStoredOnce(visit)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => shown(page)).toEqual(['Sıra bir', 'Sıra dört', 'Sıra iki', 'Sıra üç'])
  expect(await publicOrder()).toEqual(['Sıra bir', 'Sıra dört', 'Sıra iki', 'Sıra üç'])
})

test('dishes are sorted by touch', async () => {
  const visit = await opened(PHONE)
  const { page } = visit
  const from = await middleOf(page, 'Sıra üç')
  const to = await middleOf(page, 'Sıra bir')
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 10 }])
  }
  await touch('touchEnd', [])
  await isStoredOnce(visit)
})

test('dishes are sorted by keyboard, and again by name', async () => {
  const visit = await opened(DESKTOP)
  const { page } = visit
  await moveUp(page, 'Sıra üç', 4, 3)
  await isStoredOnce(visit)
  expect(await graveFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ada göre sırala' }).click()
  await expect.poll(() => shown(page)).toEqual(['Sıra bir', 'Sıra dört', 'Sıra iki', 'Sıra üç'])
})

test('two moves in a row are both kept on a slow line', async () => {
  const visit = await opened(DESKTOP)
  const { page, asked } = visit
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ReorderProducts')) {
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    await route.continue()
  })
  await moveUp(page, 'Sıra üç', 4, 2)
  await moveUp(page, 'Sıra iki', 4, 1)
  expect(await shown(page)).toEqual(['Sıra bir', 'Sıra üç', 'Sıra iki', 'Sıra dört'])
  await expect.poll(() => asked.filter((name) => name === 'ReorderProducts').length).toBe(2)
  await expect.poll(publicOrder).toEqual(['Sıra bir', 'Sıra üç', 'Sıra iki', 'Sıra dört'])
  await expect.poll(() => shown(page)).toEqual(['Sıra bir', 'Sıra üç', 'Sıra iki', 'Sıra dört'])
  // The last move has changed two of the four dishes; an undo of it leaves nothing out.
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toBe('Geri alındı')
})

test('an order that somebody else stored meanwhile is shown instead of overwritten', async () => {
  const visit = await opened(DESKTOP)
  const { page, asked } = visit
  const rows = await site.sql('select id, name from product where category_id = $1 order by name desc', [
    category,
  ])
  const sortByOther = () =>
    office.ask(
      'mutation ($category: ID!, $ids: [ID!]!) { done: reorderProducts(categoryId: $category, ids: $ids) { count } }',
      { category, ids: rows.map(({ id }) => id) },
    )
  await sortByOther()
  const others = rows.map(({ name }) => String(name))
  await moveUp(page, 'Sıra üç', 4, 3)
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Sıra bu arada değişti')
  await expect.poll(() => shown(page)).toEqual(others)
  expect(asked).not.toContain('ReorderProducts')
  expect(await publicOrder()).toEqual(others)
  // The next move is made from what is shown.
  await moveUp(page, others[1] as string, 2, 1)
  await expect.poll(publicOrder).toEqual([others[1], others[0], others[2], others[3]])
  // Their order is one that was on the screen before.
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Yeni sıra kaydedildi')
  await sortByOther()
  await moveUp(page, others[2] as string, 3, 1)
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Sıra bu arada değişti')
  expect(await publicOrder()).toEqual(others)
})
