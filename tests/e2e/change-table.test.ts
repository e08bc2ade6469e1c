import { beforeAll, beforeEach, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'
import { DAY, openTableForm } from '../support/table-form.ts'
import { openRequests } from '../support/table-requests.ts'

const site = openSite()
const office = openBackOffice(site)
const { setMode } = openTableForm(site, office)
const { request } = openRequests(site)

const WIDTHS = [320, 390, 768, 1440]

beforeAll(() => setMode('LIVE'))
beforeEach(async () => {
  await site.sql('delete from reservation')
  await site.sql('delete from reservation_origin')
})

/** The address of the page of a request for four at 20.00. */
async function askedTable(): Promise<string> {
  await request('Ayşe Kaya', { people: 4 }, DAY)
  const [{ code }] = (await site.sql('select code from reservation')) as [{ code: string }]
  return `/book-table/${code}`
}

const rows = () => site.sql('select people, version, state from reservation')

test('a guest changes a request by one thumb, and reads that it has changed', async () => {
  const address = await askedTable()
  const visit = await site.visit(address, PHONE)
  const { page } = visit
  const form = page.getByRole('form', { name: 'Masa isteğini değiştir' })
  const told = page.getByRole('main').getByRole('status')
  await page.getByRole('button', { name: 'Değiştir' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('people')
  await form.getByLabel('Kişi sayısı').fill('6')
  // The moment that it has is chosen already.
  await expect.poll(() => form.getByRole('radio', { name: '20.00', exact: true }).isChecked()).toBe(true)
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, WIDTHS)).toEqual([])
  await form.getByText('20.30', { exact: true }).click()
  await form.getByRole('button', { name: 'Değişikliği gönder' }).click()
  await told.getByText('İsteğiniz değişti; yanıtımızı bekleyin.').waitFor()
  await page.locator('main dd', { hasText: '20.30' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Değiştir')
  expect(await rows()).toEqual([{ people: 6, version: 2, state: 'NEW' }])
  expect(await graveFaults(page)).toEqual([])
  // The code is in no address but that of the page.
  expect(visit.asked.filter((name) => name === 'GuestTable' || name === 'TableSlots')).toEqual([])
})

test('a change whose reply was lost is sent again, and is one', async () => {
  const visit = await site.visit(await askedTable(), PHONE)
  const { page } = visit
  let lost = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ChangeTable') || lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Değiştir' }).click()
  const form = page.getByRole('form', { name: 'Masa isteğini değiştir' })
  await form.getByLabel('Kişi sayısı').fill('5')
  const sendIt = form.getByRole('button', { name: 'Değişikliği gönder' })
  await expect.poll(() => form.getByRole('radio', { name: '20.00', exact: true }).isChecked()).toBe(true)
  await sendIt.click()
  await page.getByRole('alert').getByText('Sunucudan yanıt gelmedi.').waitFor()
  await sendIt.click()
  await page.getByText('İsteğiniz değişti; yanıtımızı bekleyin.').waitFor()
  expect(await rows()).toEqual([{ people: 5, version: 2, state: 'NEW' }])
  forgive(visit, /ERR_FAILED/)
})

test('what was answered while the form was open is told in its place', async () => {
  const { page } = await site.visit(await askedTable(), PHONE)
  await page.getByRole('button', { name: 'Değiştir' }).click()
  const form = page.getByRole('form', { name: 'Masa isteğini değiştir' })
  await form.getByLabel('Kişi sayısı').fill('5')
  await expect.poll(() => form.getByRole('radio', { name: '20.00', exact: true }).isChecked()).toBe(true)
  await site.sql(
    "update reservation set state = 'CONFIRMED', version = 2, answered_at = now() - interval '1 minute'",
  )
  await form.getByRole('button', { name: 'Değişikliği gönder' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Masanız ayrıldı')
  expect(await page.getByRole('button', { name: 'Değiştir' }).count()).toBe(0)
  expect(await rows()).toEqual([{ people: 4, version: 2, state: 'CONFIRMED' }])
})

test('without script the moments come first, and then the page with what has changed', async () => {
  const { page } = await site.visit(await askedTable(), { ...PHONE, javaScriptEnabled: false })
  await page.getByText('Değiştir', { exact: true }).click()
  await page.getByLabel('Kişi sayısı').fill('6')
  await page.getByRole('button', { name: 'Boş saatleri göster' }).click()
  const moments = page.getByRole('form', { name: 'Yeni saat' })
  expect(await overflowAt(page, WIDTHS)).toEqual([])
  await moments.getByText('20.30', { exact: true }).click()
  await moments.getByRole('button', { name: 'Değişikliği gönder' }).click()
  await page.locator('main dd', { hasText: '20.30' }).waitFor()
  await page.getByText('Yanıtı görmek için bu sayfayı yenileyin').waitFor()
  expect(await rows()).toEqual([{ people: 6, version: 2, state: 'NEW' }])
})

test('a guest is told how long an answer takes', async () => {
  await site.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked, created_date, answered_at)
      select 'CONFIRMED', now() + interval '1 day', current_date, 120, 2, 'Eski', false, false, now(), now()
        from generate_series(1, 10)`,
  )
  await request('Ayşe Kaya', { people: 4 }, DAY)
  const [{ code }] = (await site.sql('select code from reservation where code is not null')) as [
    { code: string },
  ]
  const { page } = await site.visit(`/book-table/${code}`, PHONE)
  await page.getByText(/Genellikle 15 dakika içinde yanıtlıyoruz\.|Şu anda kapalıyız; yanıtı /).waitFor()
})
