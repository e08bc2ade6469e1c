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

const DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString()

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
  const day = inTwoDays().slice(0, 10)
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

/** A plan for the day after tomorrow, by the API. */
async function addPlan(lines: readonly { productId: string; price: number }[]): Promise<string> {
  const add = 'mutation ($input: AddPricePlan!) { plan: addPricePlan(input: $input) { id } }'
  const input = { name: 'Hafta sonu', appliesAt: inTwoDays(), lines }
  return (await office.ask<{ plan: { id: string } }>(add, { input })).plan.id
}

test('the menu says what is planned, and asks after a change by hand', async () => {
  const [first, second] = (await dishes()) as [Dish, Dish]
  const id = await addPlan([first, second].map((dish) => ({ productId: dish.id, price: dish.price + 30 })))
  const { page } = await office.visit('/menu', PHONE)
  await page
    .getByText(new RegExp(`’[dt][ae] ${first.price + 30} TL$`))
    .first()
    .waitFor()
  expect(await graveFaults(page)).toEqual([])
  const change = async (dish: Dish, price: number, answer: string) => {
    const field = page.getByLabel(`${dish.name}: fiyat`, { exact: true })
    await field.fill(String(price))
    await field.press('Enter')
    const question = page.getByRole('dialog', { name: 'Plandaki kalsın mı?' })
    await question.getByText(dish.name).waitFor()
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => priceOf(dish.id)).toBe(price)
  }
  await change(first, first.price + 5, 'Kalsın')
  await change(second, second.price + 5, 'Plandan çıkar')
  await page.getByText(`${second.name} plandan çıkarıldı`).waitFor()
  const stored = await site.sql('select lines from price_plan where id = $1', [id])
  const lines = stored.flatMap((plan) => plan.lines as { productId: unknown }[])
  expect(lines.map(({ productId }) => String(productId))).toEqual([first.id])

  // The last price of a plan takes the plan with it.
  await change(first, first.price + 10, 'Plandan çıkar')
  await expect.poll(async () => (await plans()).map((each) => String(each.id))).not.toContain(id)
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

test('a plan is corrected, cancelled, and brought back; a serving has a price of its own in it', async () => {
  const [first, second, third] = (await dishes()) as [Dish, Dish, Dish]
  const serve = 'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }'
  await office.ask(serve, { id: third.id, input: { servings: [{ label: 'Duble', price: 400 }] } })
  const { page } = await office.visit('/prices', PHONE)
  const serving = `${third.name} · Duble`
  await page.getByLabel(`${serving}: yeni fiyat`, { exact: true }).fill('450')
  for (const { name } of [first, second])
    await page.getByLabel(`${name}: yeni fiyat`, { exact: true }).fill('999')
  await page.getByRole('button', { name: 'Tarihe planla' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Planla', exact: true }).click()
  await page.getByLabel(`${serving}: planlanan fiyat`, { exact: true }).waitFor()

  const change = 'mutation ($changes: [PriceChange!]!) { changePrices(changes: $changes) { count } }'
  const price = ((await priceOf(second.id)) ?? 0) + 1
  await office.ask(change, { changes: [{ productId: second.id, price }] })
  await page.reload()
  await page.getByRole('button', { name: `${second.name}: değişikliği gördüm` }).click()
  await page.getByLabel(`${serving}: planlanan fiyat`, { exact: true }).fill('460')
  await page.getByRole('button', { name: `${first.name}: plandan çıkar` }).click()
  await page.getByLabel('Saat').fill('07:15')
  await page.getByText('Önce değişiklikleri kaydedin.').waitFor()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByRole('link', { name: /07.15/ }).waitFor()
  const [stored] = await site.sql('select id, lines from price_plan order by id desc limit 1')
  expect(stored?.lines).toMatchObject([
    { price: 999, seenPrice: price },
    { serving: 'Duble', price: 460 },
  ])

  await page.getByRole('link', { name: /07.15/ }).click()
  await page.getByRole('button', { name: 'Plandan vazgeç' }).click()
  await expect.poll(async () => (await plans()).map(({ id }) => id)).not.toContain(stored?.id)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(async () => (await plans()).map(({ id }) => id)).toContain(stored?.id)
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
