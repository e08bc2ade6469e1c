import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

beforeEach(() => site.sql('delete from reservation'))

const isKept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('office-shell')
    return Boolean(await cache.match('/admin')) && Boolean(await navigator.serviceWorker.ready)
  })

const keptReplies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('keyval-store')
        opened.onsuccess = () => {
          const all = opened.result.transaction('keyval').objectStore('keyval').getAllKeys()
          all.onsuccess = () => resolve(all.result.map(String).filter((key) => key.startsWith('kept:')))
        }
      }),
  )

/** A phone on which somebody of the reception has had today's book open. */
async function phoneWithBook() {
  await office.ask('mutation ($input: AddReservation!) { addReservation(input: $input) { id } }', {
    input: {
      name: 'Cem Uzun',
      phone: '0532 111 22 33',
      people: 3,
      note: 'bebek sandalyesi',
      walkIn: true,
      at: new Date().toISOString(),
    },
  })
  const token = await office.memberOf('Reception')
  const visit = await office.visitor({ ...PHONE, serviceWorkers: 'allow' }, token)
  const { page } = visit
  await page.goto(`${site.server.url}/admin/tables`)
  await page.getByRole('listitem', { name: 'Cem Uzun' }).waitFor()
  await expect.poll(() => isKept(page)).toBe(true)
  return visit
}

test('without a connection the book of today is read as it was, and nothing can be changed', async () => {
  const visit = await phoneWithBook()
  const { page } = visit
  await page.context().setOffline(true)
  await page.goto(`${site.server.url}/admin/tables`)
  const row = page.getByRole('listitem', { name: 'Cem Uzun' })
  await row.getByText('bebek sandalyesi').waitFor()
  await page.getByText('Bağlantı yok. Defter en son şu saatte okundu').waitFor()
  expect(await row.getByRole('link', { name: '0532 111 22 33' }).getAttribute('href')).toBe('tel:05321112233')
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /Geldi|Masa yaz|Değiştir/ })
      .count(),
  ).toBe(0)
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Masa yaz' }).waitFor()
  forgive(visit, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load resource)/)
})

test.each(['js', 'css'])(
  'a page that names another .%s file is not kept beside the files of this one',
  async (type) => {
    const visit = await phoneWithBook()
    const { page } = visit
    await page.route('**/admin', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(new RegExp(`-[\\w-]{8}\\.${type}"`), `-LATER123.${type}"`)
      await route.fulfill({ response, body })
    })
    const asked = page.waitForResponse((response) => response.url().endsWith('/admin'))
    await page.reload()
    await asked
    await page.unroute('**/admin')
    await page.context().setOffline(true)
    await page.goto(`${site.server.url}/admin/tables`)
    await page.getByRole('listitem', { name: 'Cem Uzun' }).waitFor()
    forgive(visit, /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load resource)/)
  },
)

test('whoever signs out leaves nothing of the book behind', async () => {
  const { page } = await phoneWithBook()
  await expect.poll(() => keptReplies(page)).toEqual(['kept:book', 'kept:clock', 'kept:session'])
  await page.getByRole('button', { name: 'Hesabım' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await page.waitForURL(/auth\/login/)
  expect(await keptReplies(page)).toEqual([])
})
