import { beforeEach, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { field } from '../../support/admin-controls.ts'
import { draftIsKept, loseReply, openBackOffice } from '../../support/back-office.ts'
import { type Dish, openPlans, plan } from '../../support/price-plans.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { dishes, priceOf, plans, addPlan } = openPlans(site, office)

beforeEach(async () => {
  await site.sql('update price_plan set is_deleted = true where applied_at is null')
})

test('a plan whose reply is lost is stored once', async () => {
  const visit = await office.visit('/prices')
  const before = (await plans()).length
  await plan(visit.page, [], () => loseReply(visit.page, 'AddPlan'))
  expect(await plans()).toHaveLength(before + 1)
  forgive(visit, /ERR_CONNECTION_RESET/)
})

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

test('what was typed of a plan that was cancelled meanwhile is kept, and not offered for another one', async () => {
  const [first] = (await dishes()) as [Dish]
  const id = await addPlan([{ productId: first.id, price: first.price + 30 }])
  const visit = await office.visit(`/pricePlan/${id}`)
  const { page } = visit
  await field(page, 'Ad').fill('Bayram sonrası')
  await draftIsKept(page, 'Bayram sonrası')
  await site.sql('update price_plan set is_deleted = true where id = $1', [id])
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText('Bu kayıt siz yazarken kaldırılmış.').waitFor()
  const asNew = page.getByRole('button', { name: 'Yazdıklarımla yeni kayıt aç' })
  expect(await asNew.count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Bu kayıt yok ya da kaldırılmış' }).waitFor()
  expect(await asNew.count()).toBe(0)
  await draftIsKept(page, 'Bayram sonrası')
})
