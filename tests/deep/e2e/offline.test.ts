import { expect, onTestFinished, test } from 'vitest'
import { openBackOffice } from '../../support/back-office.ts'
import { openSite } from '../../support/site.ts'
import { bar, openRelayed, prices, stored } from '../../support/stored-pages.ts'

const site = openSite()
const office = openBackOffice(site)
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

test('a language that was visited is kept beside Turkish', async () => {
  const publish = (languages: readonly string[]) =>
    office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
      input: { languages },
    })
  await publish(['EN', 'AR'])
  onTestFinished(async () => void (await publish([])))
  const page = await visited('/en/food-collection')
  // The first visit was not the worker's.
  await page.reload()
  await expect
    .poll(() => stored(page))
    .toEqual(expect.arrayContaining(['/', '/en', '/en/contact', '/en/food-collection', '/en/offline']))
  line.relay.upstream = null
  await page.goto(`${line.relay.url}/en/contact`)
  await bar(page).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('h1').textContent()).toBe('Contact us')
  for (const path of ['/en/about', '/EN/about']) {
    await page.goto(line.relay.url + path)
    expect(await page.locator('h1').textContent()).toBe('No connection')
  }
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect.poll(() => page.url()).toBe(`${line.relay.url}/en/food-collection`)
  // None of its pages was opened while there was a connection.
  await page.goto(`${line.relay.url}/ar/food-collection`)
  expect(await page.locator('h1').textContent()).toBe('Bağlantı yok')
})

test('the cart and the checkout work without a connection, but nothing can be sent', async () => {
  const update = (input: object) =>
    office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })
  await update({
    ordering: { ways: ['TABLE'] },
    pages: ['cart', 'checkout', 'online-order'].map((key) => ({ key, mode: 'LIVE' })),
    ...{ whatsapp: '0532 555 01 23', legalName: 'Taş Fırın Ltd. Şti.', tradeNumber: '0123456789' },
  })
  onTestFinished(async () => void (await update({ ordering: null, pages: [] })))
  const page = await visited('/food-collection', '/cart', '/checkout')
  line.relay.upstream = null
  await page.context().setOffline(true)
  await page.reload()
  await bar(page).waitFor()
  await page
    .getByRole('button', { name: /: ekle$/ })
    .first()
    .click()
  await page.goto(`${line.relay.url}/cart`)
  await page.getByRole('textbox', { name: /: not$/ }).fill('acısız')
  await page.getByRole('link', { name: 'Siparişi hazırla' }).click()
  await page.getByLabel('Adınız').fill('Ayşe')
  await page.getByText('Fiyatlar şu an okunamıyor').waitFor()
  await page.getByText('acısız').waitFor()
  expect(await page.locator('a[href*="wa.me"][href*="text="]').count()).toBe(0)
  await page.context().setOffline(false)
})
