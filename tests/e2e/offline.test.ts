import { expect, test } from 'vitest'
import { openSite } from '../support/site.ts'
import { bar, openRelayed, prices } from '../support/stored-pages.ts'

const site = openSite()
const line = openRelayed(site)
const { visited } = line

test('without a connection the stored menu is shown, with the date of its prices', async () => {
  await site.sql('update product set availiblity = false where id = 1')
  const page = await visited('/food-collection')
  await page.reload()
  const seen = page.locator('.dishes__picture img').first()
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shown = await prices(page).allTextContents()
  expect(await bar(page).count()).toBe(0)
  line.relay.upstream = null
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => bar(page).textContent()).toMatch(/Bağlantı yok\. Fiyatlar \d+ \S+ \d\d:\d\d/)
  expect(await prices(page).allTextContents()).toEqual(shown)
  expect(shown[0]).toMatch(/ TL$/)
  await expect.poll(() => page.locator('.tag').first().textContent()).toBe('Tükenmiş olabilir')
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(false)
})

test('links lead from one stored page to another, and a page that is not stored keeps the frame', async () => {
  const page = await visited('/')
  line.relay.upstream = null
  await page.context().setOffline(true)
  await page.reload()
  await bar(page).waitFor()
  await page.locator('.action-bar').getByRole('link', { name: 'Menü' }).click()
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
  // It shows once the page is hydrated; before, the browser's own page would say that there is no connection.
  await bar(page).waitFor()
  await page.locator('footer').getByRole('link', { name: 'Hakkımızda' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Sayfa yüklenemedi')
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  expect(await page.getByRole('banner').locator('a[href^="tel:"]').count()).toBe(1)
  await page.context().setOffline(false)
})

test('a page that is not stored says so, with the phone number, when it is opened directly', async () => {
  const page = await visited('/')
  line.relay.upstream = null
  await page.goto(`${line.relay.url}/about`)
  expect(await page.locator('h1').textContent()).toBe('Bağlantı yok')
  expect(await page.locator('a[href^="tel:"]').count()).toBe(1)
  await page.getByRole('link', { name: 'Menü' }).click()
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
})
