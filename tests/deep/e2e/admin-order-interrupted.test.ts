import { expect, test } from 'vitest'
import { openBackOffice } from '../../support/back-office.ts'
import { moveUp, openDishOrder, shown } from '../../support/dish-order.ts'
import { DESKTOP, openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const order = openDishOrder(site, office)
const { opened, publicOrder } = order

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
  let reads = 0
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('DishesInOrder')) reads++
  })
  const rows = await site.sql('select id, name from product where category_id = $1 order by name desc', [
    order.category,
  ])
  const sortByOther = () =>
    office.ask(
      'mutation ($category: ID!, $ids: [ID!]!) { done: reorderProducts(categoryId: $category, ids: $ids) { count } }',
      { category: order.category, ids: rows.map(({ id }) => id) },
    )
  await sortByOther()
  const others = rows.map(({ name }) => String(name))
  await moveUp(page, 'Sıra üç', 4, 3)
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Sıra bu arada değişti')
  await expect.poll(() => shown(page)).toEqual(others)
  expect(asked).not.toContain('ReorderProducts')
  expect(await publicOrder()).toEqual(others)
  // The next move is made from what is shown; the order is read before it is stored, and after.
  const readsBefore = reads
  await moveUp(page, others[1] as string, 2, 1)
  await expect.poll(publicOrder).toEqual([others[1], others[0], others[2], others[3]])
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Yeni sıra kaydedildi')
  await expect.poll(() => reads).toBe(readsBefore + 2)
  // Their order is one that was on the screen before.
  await sortByOther()
  await moveUp(page, others[2] as string, 3, 1)
  await expect.poll(() => page.locator('.MuiSnackbar-root').textContent()).toContain('Sıra bu arada değişti')
  expect(await publicOrder()).toEqual(others)
})
