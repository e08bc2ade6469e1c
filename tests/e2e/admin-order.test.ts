import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { handle, moveUp, openDishOrder, shown } from '../support/dish-order.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { opened, publicOrder } = openDishOrder(site, office)

async function middleOf(page: Page, name: string) {
  const box = await handle(page, name).boundingBox()
  if (!box) throw new Error(`There is no handle of ${name}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until the list shows the lifted dish in the first place: what is let go stays where it is shown. */
const isShownFirst = (page: Page) => page.getByText('Sıra üç, 1. sırada.').waitFor({ state: 'attached' })

const MOVED = ['Sıra üç', 'Sıra bir', 'Sıra dört', 'Sıra iki']

async function isStoredOnce({ page, asked }: Awaited<ReturnType<typeof opened>>) {
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Yeni sıra kaydedildi')
  expect(await shown(page)).toEqual(MOVED)
  expect(await publicOrder()).toEqual(MOVED)
  expect(asked.filter((name) => name === 'ReorderProducts')).toHaveLength(1)
}

test('dishes are sorted by mouse in one call with one undo, and the site shows it at once', async () => {
  const visit = await opened(DESKTOP)
  const { page } = visit
  const from = await middleOf(page, 'Sıra üç')
  const to = await middleOf(page, 'Sıra bir')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await isShownFirst(page)
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
  await isShownFirst(page)
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
