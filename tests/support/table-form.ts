import type { Page } from 'playwright'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import type { BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

export const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 2)
export const isGuestPage = /\/book-table\/[a-z0-9]{22}$/

export const form = (page: Page) => page.getByRole('form', { name: 'Masa isteği' })
export const send = (page: Page) => form(page).getByRole('button', { name: 'İsteği gönder' })

export async function fillIn(page: Page) {
  await form(page).getByLabel('Kişi sayısı').fill('4')
  await form(page).getByLabel('Geliş tarihi').fill(DAY)
  await time(page, '19.00').click()
  await form(page).getByLabel('Adınız').fill('Ayşe Kaya')
  await form(page).getByLabel('Telefon').fill('0532 111 22 33')
  await form(page).getByLabel('Mesaj').fill('Cam kenarı')
}

export const asked = { name: 'Ayşe Kaya', phone: '0532 111 22 33', people: 4, note: 'Cam kenarı' }
export const time = (page: Page, text: string) => form(page).getByText(text, { exact: true })

/** The form by which guests ask for a table, and what it has stored. */
export function openTableForm(site: Site, office: BackOffice) {
  const update = (input: object) =>
    office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })
  const setMode = (mode: string) => update({ pages: [{ key: 'book-table', mode }] })

  const rows = () => site.sql('select name, phone, people, state, note from reservation')

  return { update, setMode, rows }
}
