import { expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const row = (name: string) => `.dishes__row:has(.dishes__name:text-is("${name}"))`

const dishNamed = async (name: string) =>
  (await site.sql('select id, price, version from product where name = $1', [name]))[0] as Record<
    string,
    number
  >

test('the portions of a dish are in its row, its sheet and its structured data', async () => {
  const { id } = await dishNamed('Adana Kebap')
  await office.ask(
    `mutation ($id: ID!) { updateProduct(id: $id, input: {
       servingLabel: "1 porsiyon", servings: [{ label: "1,5 porsiyon", price: 540 }, { label: "çift", price: 1250.5 }]
     }) { id } }`,
    { id },
  )
  const { page } = await site.visit('/food-collection', { viewport: { width: 320, height: 640 } })
  await expect
    .poll(() => page.locator(row('Adana Kebap')).innerText())
    .toMatch(/1,5 porsiyon 540 TL\s+çift 1\.250,50 TL/)
  expect(await page.locator(row('Adana Kebap')).locator('td').nth(1).textContent()).toBe('1 porsiyon 360 TL')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: 'Adana Kebap', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Adana Kebap' })
  await sheet.getByText('1,5 porsiyon').waitFor()
  const html = await (await fetch(page.url())).text()
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data).offers).toMatchObject([
    { name: '1 porsiyon', price: '360.00' },
    { name: '1,5 porsiyon', price: '540.00' },
    { name: 'çift', price: '1250.50', priceCurrency: 'TRY' },
  ])
})

test('who may manage dishes sees the prices of a plan at its moment, and nobody else does', async () => {
  const { id, ...stored } = await dishNamed('Künefe')
  const price = Number(stored.price)
  const next = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await office.ask(`mutation ($input: AddPricePlan!) { addPricePlan(input: $input) { id } }`, {
    input: {
      name: 'Yeni yıl',
      appliesAt: `${next}T05:00:00.000Z`,
      lines: [{ productId: id, price: price + 15, seenPrice: price }],
    },
  })
  const shown = `${price + 15} TL`
  const path = (time: string) => `/food-collection/10?at=${next}T${time}`
  const owner = await office.visitor(PHONE)
  const priceCell = owner.page.locator(row('Künefe')).locator('td').nth(1)
  await owner.page.goto(site.server.url + path('08:00'))
  await expect.poll(() => priceCell.textContent()).toBe(shown)
  const bar = owner.page.getByText(/^Önizleme · .+ 08\.00 ·/)
  await bar.waitFor()
  await owner.page.getByRole('button', { name: 'Mezeler', exact: true }).click()
  await expect.poll(() => bar.isVisible()).toBe(true)
  await owner.page.goto(site.server.url + path('08:00'))
  await bar.getByRole('button', { name: 'Kapat' }).click()
  await expect.poll(() => priceCell.textContent()).toBe(`${price} TL`)
  // A minute before, and for text that is no moment, the prices of now.
  await owner.page.goto(site.server.url + path('07:59'))
  await owner.page.getByText(/^Önizleme · .+ 07\.59 ·/).waitFor()
  expect(await priceCell.textContent()).toBe(`${price} TL`)
  await owner.page.goto(site.server.url + path('yarın'))
  await expect.poll(() => priceCell.textContent()).toBe(`${price} TL`)

  const guest = await site.visit(path('08:00'), PHONE)
  await expect
    .poll(() => guest.page.locator(row('Künefe')).locator('td').nth(1).textContent())
    .toBe(`${price} TL`)
  expect(await guest.page.getByText('Önizleme').count()).toBe(0)
  // The server ignores the parameter.
  const [plain, asked] = await Promise.all(
    ['/food-collection/10', path('08:00')].map(async (each) => (await fetch(site.server.url + each)).text()),
  )
  expect(asked).toBe(plain)
})

test('a signed-in person without the role sees the ordinary page', async () => {
  const token = await office.memberOf('Kitchen')
  const { page } = await office.visitor(PHONE, token)
  await page.goto(`${site.server.url}/food-collection?at=2027-01-01T08:00`)
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Önizleme').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/food-collection')
})
