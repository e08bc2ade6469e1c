import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { loseReply, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

beforeEach(() => site.sql('delete from reservation'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const rows = () => site.sql('select name, people, state, phone, note from reservation order by at, id')

test('an evening is taken by phone, changed, and marked by one thumb, by who may do nothing else', async () => {
  await office.ask('mutation { updateSite(input: { reservations: { seats: 6 } }) { name } }')
  const token = await office.memberOf('Reception')
  const { page } = await office.visitor({ ...PHONE }, token)
  await page.goto(`${site.server.url}/admin`)
  await page.waitForURL(/\/admin\/tables$/)
  const tomorrow = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)
  await page.goto(`${site.server.url}/admin/tables?day=${tomorrow}`)
  await page.getByText('Bu gün için masa yok').waitFor()
  const take = async (name: string, time: string, more: number) => {
    await press(page, 'Masa yaz')
    const dialog = page.getByRole('dialog', { name: 'Masa yaz' })
    await dialog.getByLabel('Ad').fill(name)
    await dialog.getByLabel('Telefon').fill('0532 111 22 33')
    await dialog.getByRole('combobox', { name: 'Saat' }).click()
    await page.getByRole('option', { name: time, exact: true }).click()
    for (let step = 0; step < more; step++)
      await dialog.getByRole('button', { name: 'Bir kişi fazla' }).click()
    await dialog.getByRole('button', { name: 'Kaydet' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await press(page, 'Masa yaz')
  await page.getByRole('dialog').getByLabel('Ad').fill('Ayşe Kaya')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('dialog').getByText('Telefon numarası gerekli.').waitFor()
  await press(page, 'Vazgeç')
  await take('Ayşe Kaya', '19.00', 2)
  await take('Cem', '19.00', 0)
  await page.getByText('2 masa, 6 kişi').waitFor()
  await take('Deniz', '20.00', 1)
  await page.getByText('sayılan yerlerden fazla misafir var').waitFor()
  await page.getByRole('region', { name: '20.00' }).getByText('9 / 6 kişi').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])

  const row = (name: string) => page.getByRole('listitem', { name })
  await row('Cem').getByRole('button', { name: 'Geldi' }).click()
  await row('Cem').getByRole('button', { name: 'Geldi', pressed: true }).waitFor()
  await row('Deniz').getByRole('button', { name: 'Deniz: diğer işler' }).click()
  await page.getByRole('menuitem', { name: 'Vazgeçti' }).click()
  await row('Deniz').getByText('Vazgeçti').waitFor()
  expect(await graveFaults(page)).toEqual([])
  await row('Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: diğer işler' }).click()
  await page.getByRole('menuitem', { name: 'Değiştir' }).click()
  await page.getByRole('dialog').getByLabel('Not').fill('pencere kenarı')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await row('Ayşe Kaya').getByText('pencere kenarı').waitFor()
  expect(await rows()).toEqual([
    { name: 'Ayşe Kaya', people: 4, state: 'CONFIRMED', phone: '0532 111 22 33', note: 'pencere kenarı' },
    { name: 'Cem', people: 2, state: 'ARRIVED', phone: '0532 111 22 33', note: null },
    { name: 'Deniz', people: 3, state: 'CANCELLED', phone: '0532 111 22 33', note: null },
  ])
  await office.ask('mutation { updateSite(input: { reservations: null }) { name } }')
})

test('promised tables that new hours leave outside are told before these are stored', async () => {
  const day = addDays(localDay(new Date(), 'Europe/Istanbul'), 2)
  const at = new Date(`${day}T20:00:00+03:00`).toISOString()
  await office.ask('mutation ($input: AddReservation!) { addReservation(input: $input) { id } }', {
    input: { name: 'Ayşe Kaya', phone: '0532 111 22 33', people: 4, at },
  })
  const { page } = await office.visit('/openingException/create')
  const told = page.getByText(/masa bu saatlerin dışında kalıyor: .*20\.00 Ayşe Kaya \(4\)/)
  await page.getByRole('textbox', { name: 'Ad' }).fill('Tadilat')
  expect(await told.count()).toBe(0)
  await page.getByLabel('İlk gün').fill(day)
  await told.waitFor()
  const { page: week } = await office.visit('/hours')
  for (const weekday of ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'])
    await week.getByLabel(`${weekday}: Kapanış`).fill('19:00')
  await week.getByText('20.00 Ayşe Kaya (4)').waitFor()
})

test('guests who have come are counted at once, and once though the reply was lost', async () => {
  const visit = await office.visit('/tables', { ...PHONE })
  const { page } = visit
  await press(page, 'Misafir geldi')
  await loseReply(page, 'AddTable')
  const dialog = page.getByRole('dialog', { name: 'Misafir geldi' })
  await dialog.getByRole('button', { name: 'Bir kişi fazla' }).click()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await page
    .getByRole('listitem', { name: 'Misafir' })
    .getByRole('button', { name: 'Geldi', pressed: true })
    .waitFor()
  expect(await rows()).toEqual([{ name: 'Misafir', people: 3, state: 'ARRIVED', phone: null, note: null }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})
