import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const row = (name: string) => `.dishes__row:has(.dishes__name:text-is("${name}"))`

test('a menu that a link leads to has of each dish what opens, though it is shown before', async () => {
  const { page } = await site.visitor(PHONE)
  await page.goto(site.server.url)
  await page.locator('main').getByRole('link', { name: 'Menüyü gör' }).click()
  const dish = page.locator(row('Humus'))
  await dish.getByText('İçindekiler').click()
  await dish.getByText('nohut').waitFor()
  const { page: other } = await site.visit('/food-collection', PHONE)
  const served = await other.locator('.food > p').allTextContents()
  await expect.poll(() => page.locator('.food > p').allTextContents()).toEqual(served)
})

describe('without JavaScript', () => {
  const open = (path: string) =>
    site.visitor({ ...PHONE, javaScriptEnabled: false }).then(async (visit) => {
      await visit.page.goto(site.server.url + path)
      return visit
    })

  test('a visitor opens the ingredients of a dish, with allergens in bold and the diet in words', async () => {
    const { page } = await open('/food-collection')
    const dish = page.locator(row('Humus'))
    expect(await dish.getByText('nohut').isVisible()).toBe(false)
    await dish.getByText('İçindekiler').click()
    expect(await dish.getByText('nohut').isVisible()).toBe(true)
    expect(await dish.locator('b').allTextContents()).toEqual(['tahin', 'Susam'])
    expect(await dish.locator('details').innerText()).toMatch(
      /150 g · yaklaşık 340 kcal\s+Veganlar için uygundur\. Alkol ve domuz eti içermez\./,
    )
    expect(await page.locator(row('Mini Pizza')).innerText()).toContain('Alerjen bilgisi için lütfen sorun')
    expect(await page.locator(row('Deniz Mahsullü Linguine')).innerText()).toContain('alkol içerir')
  })

  test('a form shows dishes as they are wished, and marks unanswered ones as unknown', async () => {
    const { page } = await open('/food-collection')
    const before = await page.locator('.dishes__row').count()
    await page.getByRole('button', { name: 'Alerjen ve diyet' }).click()
    await page.getByLabel('Süt', { exact: true }).check()
    await page.getByLabel('Gluten').check()
    await page.getByRole('button', { name: 'Yemekleri göster' }).click()
    await expect.poll(() => page.url()).toContain('icermesin=')
    expect(await page.locator(row('Kuymak')).count()).toBe(0)
    expect(await page.locator(row('Humus')).count()).toBe(1)
    expect(await page.locator(row('Humus')).innerText()).not.toContain('bilinmiyor')
    expect(await page.locator(row('Mini Pizza')).innerText()).toContain('Alerjenleri bilinmiyor')
    expect(await page.locator('.dishes__row').count()).toBeLessThan(before / 2)
    expect(await page.locator('.menu-page__count').innerText()).toMatch(
      /^\d+ yemek; 3 yemeğin alerjenleri bilinmiyor$/,
    )
    // The choice goes along to a category and a search.
    await page.getByRole('button', { name: 'Mezeler', exact: true }).click()
    await expect.poll(() => page.url()).toMatch(/\/food-collection\/\d+\?icermesin=gluten\+sut$/)
    expect(await page.locator(row('Haydari')).count()).toBe(0)
    await page.getByRole('link', { name: 'Gluten içermesin: kaldır' }).click()
    await expect.poll(() => page.url()).toMatch(/\/food-collection\/\d+\?icermesin=sut$/)
  })

  test('a vegan sees vegan dishes, and those of which it is not known as such', async () => {
    const { page } = await open('/food-collection?diyet=vegan')
    expect(await page.locator(row('Humus')).count()).toBe(1)
    expect(await page.locator(row('Menemen')).count()).toBe(0)
    expect(await page.locator(row('Mini Pizza')).innerText()).toContain('Vegan mı, bilinmiyor')
    const counted = await page.locator('.menu-page__count').innerText()
    expect(counted).toMatch(/^26 yemek; 3 yemeğin bilgisi eksik$/)
  })
})

test('with scripts a choice shows at once, is counted in the sheet, is in the address, and can be taken back', async () => {
  const { page } = await site.visit('/food-collection', PHONE)
  await page.getByRole('button', { name: 'Alerjen ve diyet' }).click()
  const sheet = page.getByRole('dialog', { name: 'Alerjen ve diyet' })
  await sheet.getByLabel('Susam').check()
  await expect.poll(() => page.locator(row('Humus')).count()).toBe(0)
  await expect.poll(() => page.url()).toMatch(/\?icermesin=susam$/)
  const shown = await page.locator('.dishes__row').count()
  const done = sheet.getByRole('button', { name: `${shown} yemeği göster` })
  // The number stays in sight, wherever the choices are scrolled to.
  expect(((await done.boundingBox())?.y ?? 999) + 40).toBeLessThan(844)
  await sheet.getByLabel('Vejetaryen').check()
  await sheet.getByLabel('Alkolsüz').check()
  await expect.poll(() => page.url()).toMatch(/\?diyet=vejetaryen&icermesin=alkol\+susam$/)
  expect(await graveFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: /yemeği göster/ }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Vejetaryen: kaldır' }).click()
  await page.getByRole('link', { name: 'Alkolsüz: kaldır' }).click()
  await expect.poll(() => page.locator('.dishes__row').count()).toBe(shown)
  await page.getByLabel('Menüde ara').fill('tereyagi')
  await expect.poll(() => page.url()).toMatch(/\?q=tereyagi&icermesin=susam$/)
  await expect.poll(() => page.locator(row('Menemen')).count()).toBe(1)
  await page.getByRole('button', { name: 'Alerjen ve diyet' }).click()
  await sheet.getByRole('link', { name: 'Temizle' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toMatch(/\?q=tereyagi$/)
  await page.reload()
  await expect.poll(() => page.locator(row('Menemen')).count()).toBe(1)
})

test('a cook answers a dish on a phone, and guests read it on the menu', async () => {
  const reset = () =>
    site.sql(
      `update product set ingredients = null, allergens = null, contains_alcohol = null, contains_pork = null,
       diet = null, portion = null, reviewed_at = null where name = 'Mini Pizza'`,
    )
  await reset()
  const { page } = await office.visit('/food', PHONE)
  await page.getByRole('heading', { name: 'Mini Pizza' }).waitFor()
  expect(await page.getByRole('status').first().innerText()).toBe('3 yemek yanıtsız')
  expect(await graveFaults(page)).toEqual([])
  const answer = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

  await page.getByLabel('İçindekiler').fill('buğday unu, domates, kaş')
  await page.getByRole('button', { name: '+ kaşar', exact: true }).click()
  expect(await page.getByLabel('İçindekiler').inputValue()).toBe('buğday unu, domates, kaşar, ')
  await page.getByRole('button', { name: 'Süt? (kaşar)' }).click()
  expect(await answer('Alerjenler', 'Süt').getAttribute('aria-pressed')).toBe('true')
  expect(await answer('Alerjenler', 'Gluten').getAttribute('aria-pressed')).toBe('false')
  await answer('Alerjenler', 'Gluten').click()
  await answer('Alkol', 'İçermez').click()
  await answer('Domuz eti', 'İçermez').click()
  await answer('Kime uygun', 'Vegan').click()
  expect(await page.getByRole('alert').innerText()).toContain('içinde şu var: Süt')
  expect(await page.getByRole('button', { name: 'Kaydet ve sonraki' }).isDisabled()).toBe(true)
  await answer('Kime uygun', 'Vejetaryen').click()
  await page.getByLabel('Porsiyon: Miktar').fill('220')
  await page.getByLabel('Gözden geçirdim').check()
  await page.getByRole('button', { name: 'Kaydet ve sonraki' }).click()
  await page.getByRole('heading', { name: 'Sosisli Sandviç' }).waitFor()
  await expect.poll(() => page.getByRole('status').first().innerText()).toBe('2 yemek yanıtsız')
  await page.getByRole('button', { name: 'Öncekiyle aynı: Mini Pizza' }).click()
  expect(await answer('Kime uygun', 'Vejetaryen').getAttribute('aria-pressed')).toBe('true')

  const [stored] = await site.sql(`select allergens, reviewed_by from product where name = 'Mini Pizza'`)
  expect(stored?.allergens).toEqual(['GLUTEN', 'MILK'])
  expect(stored?.reviewed_by).not.toBeNull()
  const guest = await site.visit('/food-collection', PHONE)
  const dish = guest.page.locator(row('Mini Pizza'))
  await dish.getByText('İçindekiler').click()
  expect(await dish.innerText()).toMatch(/buğday unu, domates, kaşar\s+Alerjenler: Gluten, Süt\s+220 g/)
  await reset()
})

test('the dashboard counts what is missing and leads to it, as the form of a dish does', async () => {
  const { page } = await office.visit('', PHONE)
  await page.getByRole('button', { name: '3 yemeğin gıda bilgisi yanıtsız' }).click()
  await page.getByRole('link', { name: 'Kutu İçecek' }).click()
  await page.getByRole('heading', { name: 'Kutu İçecek' }).waitFor()
  const [dish] = await site.sql(`select id from product where name = 'Menemen'`)
  await page.goto(`${site.server.url}/admin/product/${dish?.id}`)
  await page.getByRole('link', { name: 'Gıda bilgisini yanıtla' }).click()
  await page.getByRole('heading', { name: 'Menemen' }).waitFor()
  expect(await page.getByLabel('İçindekiler').inputValue()).toContain('sivri biber')
})
