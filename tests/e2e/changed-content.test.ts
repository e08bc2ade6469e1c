import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSite } from '../support/site.ts'

const site = openSite()

interface Category {
  id: string
  imageFilePath: string | null
}

const categories = async () =>
  (await site.ask<{ categories: Category[] }>('{ categories { id imageFilePath } }')).categories
const cards = (page: Page) => page.locator('.category-card')
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })
const link = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true })

async function services(): Promise<{ name: string }[]> {
  return (await site.ask<{ services: { name: string }[] }>('{ services { name } }')).services
}

test('the services dropdown follows the data', async () => {
  const [added] = await site.sql(
    `insert into service (created_date, name, "order") values (now(), 'Bahçe sineması', 99999) returning id`,
  )
  await expect.poll(async () => (await services()).at(-1)?.name).toBe('Bahçe sineması')
  const { page } = await site.visit('/about')
  expect(await menuOf(page).locator('li a').last().textContent()).toBe('Bahçe sineması')
  await site.sql('update service set is_deleted = true where id = $1', [added?.id])
  await expect.poll(async () => (await services()).at(-1)?.name).not.toBe('Bahçe sineması')
})

test('the contact page follows the contact entry', async () => {
  const change = (phone: string) => site.sql('update contact set phone_number = $1', [phone])
  const phone = async () => (await site.ask<{ site: { phone: string } }>('{ site { phone } }')).site.phone
  await change('0 (312) 000 11 22')
  await expect.poll(phone).toBe('0 (312) 000 11 22')
  const { page } = await site.visit('/contact')
  await change('+90 312 555 01 23')
  await expect.poll(phone).toBe('+90 312 555 01 23')
  const numbers = page.locator('a[href^="tel:"]')
  const hrefs = await numbers.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs)).toEqual(new Set(['tel:03120001122']))
})

test('a category without a picture shows its icon, one without both a placeholder', async () => {
  const [first, second] = await categories()
  await site.sql('update category set image_file_path = null where id in ($1, $2)', [first?.id, second?.id])
  await site.sql('update category set icon_file_path = null where id = $1', [second?.id])
  await expect.poll(async () => (await categories())[1]?.imageFilePath).toBeNull()
  const [row] = await site.sql('select icon_file_path from category where id = $1', [first?.id])
  const { page } = await site.visit('/categories')
  expect(await cards(page).nth(0).locator('img').getAttribute('src')).toContain(String(row?.icon_file_path))
  expect(await cards(page).nth(1).locator('img').getAttribute('src')).toBe('/placeholder.svg')
})

test('data older than 30 seconds is fetched again when its page is opened', async () => {
  const { page, asked } = await site.visit('/categories')
  await page.clock.install()
  await link(page, 'İletişim').click()
  await link(page, 'Menü').click()
  await expect.poll(() => asked.filter((name) => name !== 'Shell')).toEqual(['Categories'])
  await page.clock.fastForward(31_000)
  await link(page, 'İletişim').click()
  await site.sql(`update category set name = 'Yeni ad' where id = 1`)
  await link(page, 'Menü').click()
  await expect.poll(() => page.locator('.category-card h2').allTextContents()).toContain('Yeni ad')
})

test('an open tab shows changed settings, a special day and a hidden page with the next navigation', async () => {
  const { page } = await site.visit('/')
  await site.sql(`update site set name = 'Köşe Lokantası', pages = '[{"key": "cart", "mode": "HIDDEN"}]'`)
  await site.sql(
    `insert into opening_exception (created_date, label, from_date, to_date, closed, periods)
     values (now(), 'Özel davet', current_date - 1, current_date + 1, true, '[]')`,
  )
  const name = async () => (await site.ask<{ site: { name: string } }>('{ site { name } }')).site.name
  await expect.poll(name).toBe('Köşe Lokantası')
  // Its link is still there.
  await page.getByRole('banner').getByRole('link', { name: 'Sepet, 1 ürün' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
  expect(await page.locator('.cart-line').count()).toBe(0)
  await expect.poll(() => page.locator('.navbar__cart').count()).toBe(0)
  await link(page, 'İletişim').click()
  await expect.poll(() => page.title()).toBe('Bize Ulaşın · Köşe Lokantası')
  await expect
    .poll(() => page.locator('.contact-now').textContent())
    .toContain('Bugün kapalıyız · Özel davet')
  await site.sql('update site set name = null, pages = null')
  await site.sql('delete from opening_exception')
})

test('an open tab shows a changed slogan and text with the next navigation, also soon after it asked for the page', async () => {
  const { page } = await site.visit('/about')
  await link(page, 'Anasayfa').click()
  await expect.poll(() => page.locator('.banner h1').count()).toBe(1)
  await site.sql(`update site set slogan = 'Ateşten sofraya', hero_text = 'Her gün yeniden.'`)
  const slogan = async () => (await site.ask<{ site: { slogan: string } }>('{ site { slogan } }')).site.slogan
  await expect.poll(slogan).toBe('Ateşten sofraya')
  await link(page, 'İletişim').click()
  await link(page, 'Anasayfa').click()
  await expect.poll(() => page.locator('.banner h1').textContent()).toBe('Ateşten sofraya')
  expect(await page.locator('.banner .lead').textContent()).toBe('Her gün yeniden.')
  await site.sql('update site set slogan = null, hero_text = null')
})
