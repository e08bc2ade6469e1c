import { expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { DESKTOP, openSharedSite, PHONE } from '../support/site.ts'

const site = openSharedSite()

/** The long table's other rows are as its first ones. */
const MORE_DISHES = 'tbody:nth-of-type(n + 2), tbody tr:nth-child(n + 9)'

test('menus and dialogs of a page are accessible', async () => {
  const { page } = await site.visit('/', { ...PHONE, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await page.getByRole('button', { name: 'Menüyü kapat' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  await page.goto(`${site.server.url}/food-collection`)
  await page.getByRole('link', { name: 'Künefe resmini büyüt' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await graveFaults(page, MORE_DISHES)).toEqual([])
})

test('the sign-in page is accessible, and fits every width', async () => {
  const { page } = await site.visit('/auth/login', { ...DESKTOP, reducedMotion: 'reduce' })
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [1440, 1024, 768, 390, 320])).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await graveFaults(page)).toEqual([])
})

test('the first tab stop skips to the content', async () => {
  const { page } = await site.visit('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(() => skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#icerik')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true)
})

test('nothing moves with reduced motion', async () => {
  const { page } = await site.visit('/', { reducedMotion: 'reduce' })
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const long = (durations: string) =>
          durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
        return long(transitionDuration) || (animationName !== 'none' && long(animationDuration))
      }).length,
  )
  expect(moving).toBe(0)
})
