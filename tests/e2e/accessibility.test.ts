import AxeBuilder from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { liveAddresses } from '../support/routes.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.each([...liveAddresses, '/food-collection/0'])('%s', (address) => {
  test.each([
    [390, 'dark'],
    [1440, 'light'],
  ] as const)('has no fault that shuts people out (%i wide, %s)', async (width, colorScheme) => {
    const { page } = await site.visit(address, {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze()
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      )
    expect(grave).toEqual([])
  })

  test('fits every width: nothing to scroll sideways', async () => {
    const { page } = await site.visit(address, { viewport: { width: 1440, height: 900 } })
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        what: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .filter((element) => getComputedStyle(element).position !== 'fixed')
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 80)),
      }))
      if (wide.over > 0) expect([width, wide]).toEqual([width, 'nothing over the edge'])
    }
  })
})

test('opened things have no such fault either', async () => {
  const { page } = await site.visit('/', PHONE)
  const grave = async () =>
    (await new AxeBuilder({ page }).withTags(STANDARD).analyze()).violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await page.waitForTimeout(300)
  expect(await grave()).toEqual([])
  await page.goto(`${site.product.url}/food-collection`)
  await page.getByRole('button', { name: 'Künefe resmini büyüt' }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(300)
  expect(await grave()).toEqual([])
})

test('the first stop of the keyboard skips to the content', async () => {
  const { page } = await site.visit('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  )
})

test('nothing moves for who wants it so', async () => {
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
