import { expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

test('the guide shows its tasks with their pictures on a phone and on a desktop, in light and dark colours', async () => {
  const { page } = await office.visit('/guide', PHONE)
  const pictures = page.locator('section img')
  await pictures.first().waitFor()
  expect(await pictures.count()).toBe(await page.locator('section').count())
  expect(await pictures.count()).toBeGreaterThanOrEqual(12)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(585)
  }
  expect(await graveFaults(page)).toEqual([])
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  expect(await graveFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper).toBe(light)
  expect(await overflowAt(page, [320, PHONE.viewport.width, DESKTOP.viewport.width])).toEqual([])
  expect(await graveFaults(page)).toEqual([])
})

test('the cook finds the guide in the navigation, goes to a task by its name, and from there to the screen', async () => {
  const { page } = await office.visitor(PHONE, await office.memberOf('Kitchen'))
  await page.goto(`${site.server.url}/admin/menu`)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await page.getByRole('menuitem', { name: 'Rehber', exact: true }).click()
  const contents = page.getByRole('navigation', { name: 'İşler' })
  await contents.getByRole('link', { name: /tükendi demek/ }).click()
  const task = page.getByRole('region', { name: /tükendi demek/ })
  await expect.poll(async () => Math.abs((await task.boundingBox())?.y ?? 1_000)).toBeLessThan(120)
  await task.getByRole('link', { name: 'Menü' }).click()
  await page.getByLabel('Yemek ara').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/menu')
  await page.goBack()
  await task.waitFor()
})

test('the guide says in English that it is Turkish', async () => {
  const { page } = await office.visit('/guide')
  const line = page.getByText('The guide is in Turkish alone')
  await page.getByRole('heading', { name: 'Rehber' }).waitFor()
  expect(await line.count()).toBe(0)
  await page.getByRole('button', { name: 'Hesabım' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await line.waitFor()
  expect(
    await page
      .locator('section')
      .first()
      .evaluate((each) => each.closest('[lang]')?.getAttribute('lang')),
  ).toBe('tr')
})
