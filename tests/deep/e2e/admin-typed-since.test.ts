import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { field } from '../../support/admin-controls.ts'
import { loseConnectionAfter, openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

/**
 * Presses a button whose reply is lost, waits no longer, types on, and presses again. The server answers again once that
 * press waits to learn what became of the one before.
 */
async function typeOn(
  page: Page,
  call: string,
  save: RegExp,
  type: () => Promise<void>,
  said = page.getByRole('status').filter({ hasText: 'sonra yazdıklarınız da şimdi kaydedildi' }),
): Promise<void> {
  const button = page.getByRole('button', { name: save })
  await loseConnectionAfter(page, call)
  await button.click()
  await page.getByRole('button', { name: 'Bekleme' }).click()
  await expect.poll(() => button.isEnabled()).toBe(true)
  await type()
  await button.click()
  await expect.poll(() => button.isDisabled()).toBe(true)
  await page.unroute('**/graphql')
  await said.waitFor()
}

test('prices typed after a lost reply are stored by the press that learns of it', async () => {
  const dishes: string[] = []
  for (const name of ['Sonradan bir', 'Sonradan iki']) {
    const add = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
    const [category] = await site.sql('select id from category order by id limit 1')
    const { addProduct } = await office.ask<{ addProduct: { id: string } }>(add, {
      input: { name, price: 100, categoryId: String(category?.id) },
    })
    dishes.push(addProduct.id)
  }
  const visit = await office.visit('/prices')
  const { page } = visit
  const price = (name: string) => page.getByRole('textbox', { name: `${name}: yeni fiyat` })
  await price('Sonradan bir').fill('120')
  await typeOn(page, 'ChangePrices', /fiyatı değiştir$/, async () => {
    await price('Sonradan bir').fill('121')
    await price('Sonradan iki').fill('130')
  })
  const stored = await site.sql('select price::float from product where id = any($1) order by id', [dishes])
  expect(stored).toEqual([{ price: 121 }, { price: 130 }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('hours typed after a lost reply are stored by the press that learns of it', async () => {
  const visit = await office.visit('/hours')
  const { page } = visit
  await page.getByLabel('Pazartesi: Kapanış').fill('20:00')
  await typeOn(page, 'SetWeek', /^Kaydet$/, () => page.getByLabel('Salı: Kapanış').fill('20:30'))
  const { site: stored } = await office.ask<{
    site: { hours: { weekly: { weekday: number; closes: string }[] } }
  }>('{ site { hours { weekly { weekday closes } } } }')
  const closings = stored.hours.weekly.filter(({ weekday }) => weekday < 3).map(({ closes }) => closes)
  expect(closings).toEqual(['20:00', '20:30'])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('answers about a dish typed after a lost reply are stored by the press that learns of it', async () => {
  const [dish] = await site.sql(`select id from product where name = 'Menemen'`)
  const visit = await office.visit(`/food?dish=${dish?.id}`)
  const { page } = visit
  const note = page.getByLabel('Hangi tahıl ya da yemiş (isteğe bağlı)')
  await note.fill('Aynı tavada pişer')
  const next = page.locator('.MuiSnackbar-root', { hasText: 'Menemen' })
  await typeOn(page, 'AnswerFood', /^Kaydet ve sonraki$/, () => note.fill('Aynı tezgâhta pişer'), next)
  expect(await site.sql(`select allergen_note as note from product where name = 'Menemen'`)).toEqual([
    { note: 'Aynı tezgâhta pişer' },
  ])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a step of the assistant typed after a lost reply is stored by the press that learns of it', async () => {
  const visit = await office.visit('/setup')
  const { page } = visit
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Şimdilik geç' }).click()
  await field(page, 'Telefon').fill('0212 333 44 55')
  await typeOn(page, 'UpdateSetup', /^Kaydet ve ilerle$/, () => field(page, 'Telefon').fill('0212 333 44 66'))
  expect(await site.sql('select phone from site')).toEqual([{ phone: '0212 333 44 66' }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('lines of a menu typed after a lost reply are shown again before the next press stores them', async () => {
  const visit = await office.visit('/import')
  const { page } = visit
  const paste = page.getByLabel('Tabloyu buraya yapıştırın')
  await paste.fill('Sonraki satır bir\t15\tSonraki çorbalar')
  const type = () =>
    paste.fill('Sonraki satır bir\t15\tSonraki çorbalar\nSonraki satır iki\t25\tSonraki çorbalar')
  const left = page.getByRole('status').filter({ hasText: 'Bakıp yeniden kaydedin' })
  await typeOn(page, 'SaveProducts', /kaydet$/, type, left)
  await page.getByText('1 yeni, 0 değişen, 1 aynı').waitFor()
  await page.getByRole('button', { name: /kaydet$/ }).click()
  const stored = () =>
    site.sql("select price::float from product where name like 'Sonraki satır%' order by id")
  await expect.poll(stored).toEqual([{ price: 15 }, { price: 25 }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})
