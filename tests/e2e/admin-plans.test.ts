import { beforeEach, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { type Dish, inTwoDays, openPlans, plan } from '../support/price-plans.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { dishes, priceOf, plans, addPlan } = openPlans(site, office)

const DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

beforeEach(async () => {
  await site.sql('update price_plan set is_deleted = true where applied_at is null')
})

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

test('the list of a planned day is printed with its prices and its date', async () => {
  const [first] = (await dishes()) as [Dish]
  const id = await addPlan([{ productId: first.id, price: 4321 }])
  const { page } = await office.visit(`/pricePlan/${id}`)
  await page.getByRole('link', { name: 'O günün listesini yazdır' }).click()
  const sheet = page.getByRole('region', { name: 'Önizleme' })
  await sheet.getByText('4.321 TL').waitFor()
  const day = new Date(inTwoDays()).toLocaleDateString('tr', { timeZone: 'Europe/Istanbul', ...DIGITS })
  await sheet.getByText(`Fiyatların geçerlilik tarihi: ${day}`).waitFor()
  await page.getByRole('button', { name: 'Yazdır', exact: true }).click()
  await page.getByRole('button', { name: 'Evet, basıldı' }).click()
  await page.getByText('Basılan fiyatlar saklandı').waitFor()
  const { plannedPrints } = await office.ask<{ plannedPrints: { kind: string; changedPrices: number }[] }>(
    '{ plannedPrints { kind changedPrices } }',
  )
  expect(plannedPrints).toEqual([{ kind: 'DOOR', changedPrices: 0 }])
})

test('the journal tells who changed a price, by how much, and by which plan', async () => {
  const [first] = (await dishes()) as [Dish]
  const change = 'mutation ($changes: [PriceChange!]!) { changePrices(changes: $changes) { count } }'
  await office.ask(change, { changes: [{ productId: first.id, price: 200 }] })
  await office.ask(change, { changes: [{ productId: first.id, price: 225 }] })
  const { page } = await office.visit('/price-journal', PHONE)
  const entry = page.locator('main').getByRole('listitem').filter({ hasText: first.name }).first()
  await expect.poll(() => entry.textContent()).toMatch(/200 TL yerine 225 TL.*\+%12,5/)
  expect(await graveFaults(page)).toEqual([])
  await entry.getByRole('link', { name: first.name }).click()
  await page.getByRole('button', { name: 'Fiyat geçmişi' }).click()
  await page.getByText('200 TL yerine 225 TL').waitFor()
  expect(await graveFaults(page)).toEqual([])
})

test('a price list from a spreadsheet is planned for a date', async () => {
  const soda = (await dishes()).find(({ name }) => name === 'Soda') as Dish
  const { page } = await office.visit('/import', PHONE)
  await page.getByLabel('Tabloyu buraya yapıştırın').fill(`No\tFiyat\n${soda.id}\t47`)
  await page.getByRole('button', { name: 'Tarihe planla' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Planla', exact: true }).click()
  await expect.poll(() => page.url()).toMatch(/\/admin\/pricePlan\/\d+$/)
  const [plan] = await site.sql('select lines from price_plan order by id desc limit 1')
  expect(plan?.lines).toEqual([
    { productId: Number(soda.id), serving: null, price: 47, seenPrice: soda.price },
  ])
  expect(await priceOf(soda.id)).toBe(soda.price)
})
