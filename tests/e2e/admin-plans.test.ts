import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { loseReply, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

interface Dish {
  readonly id: string
  readonly name: string
  readonly price: number
}

const dishes = async () => (await site.ask<{ products: Dish[] }>('{ products { id name price } }')).products
const priceOf = async (id: string) => (await dishes()).find((dish) => dish.id === id)?.price
const plans = () => site.sql('select id, name, applied_at from price_plan where not is_deleted order by id')

beforeEach(async () => {
  await site.sql('update price_plan set is_deleted = true where applied_at is null')
})

/**
 * Plans 12 % more, with corrections of some dishes, after a moment that is refused, and opens the plan.
 * @param beforeLast called before the call that is stored.
 */
async function plan(page: Page, corrected: readonly Dish[], beforeLast = async () => {}): Promise<void> {
  await page.getByLabel('Yüzde').fill('12')
  for (const { name } of corrected) await page.getByLabel(`${name}: yeni fiyat`, { exact: true }).fill('777')
  await page.getByRole('button', { name: 'Tarihe planla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fiyatları bir tarihe planla' })
  await dialog.getByLabel('Gün').fill('2100-01-01')
  await dialog.getByRole('button', { name: 'Planla', exact: true }).click()
  await dialog.getByText(/Şu günlerden biri olmalı/).waitFor()
  await beforeLast()
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Gün').fill(day)
  await dialog.getByLabel('Saat').fill('08:00')
  await dialog.getByLabel('Ad').fill('Cuma fiyatları')
  await dialog.getByRole('button', { name: 'Planla', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Cuma fiyatları' }).waitFor()
}

test('an owner plans prices on the phone, corrects three, applies them, and takes back all but one', async () => {
  const { page } = await office.visit('/prices', PHONE)
  const corrected = (await dishes()).slice(0, 3)
  const [first, second] = corrected as [Dish, Dish]
  await plan(page, corrected)
  expect(await plans()).toHaveLength(1)
  expect(await priceOf(first.id)).toBe(first.price)
  await page.getByLabel(`${first.name}: planlanan fiyat`, { exact: true }).waitFor()
  expect(await graveFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Şimdi uygula' }).click()
  const question = page.getByRole('dialog', { name: 'Plan şimdi uygulansın mı?' })
  await question.getByRole('button', { name: 'Şimdi uygula' }).click()
  await page.getByText('Bu plan uygulandı; artık değişmez.').waitFor()
  expect(await priceOf(first.id)).toBe(777)
  expect(await graveFaults(page)).toEqual([])

  const change = 'mutation ($changes: [PriceChange!]!) { changePrices(changes: $changes) { count } }'
  await office.ask(change, { changes: [{ productId: first.id, price: 500 }] })
  await page.getByRole('region', { name: 'Sonuç' }).getByRole('button', { name: 'Geri al' }).click()
  const since = page.getByRole('dialog', { name: 'Bir fiyat sonradan değişti' })
  await since.getByText(first.name).waitFor()
  await since.getByRole('button', { name: 'Onlar kalsın' }).click()
  await page.getByText('Fiyatlar geri alındı.').waitFor()
  expect(await priceOf(first.id)).toBe(500)
  expect(await priceOf(second.id)).toBe(second.price)
})

test('a plan whose reply is lost is stored once', async () => {
  const visit = await office.visit('/prices')
  const before = (await plans()).length
  await plan(visit.page, [], () => loseReply(visit.page, 'AddPlan'))
  expect(await plans()).toHaveLength(before + 1)
  forgive(visit, /ERR_CONNECTION_RESET/)
})
