import { describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

describe('the second navbar', () => {
  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
    ['without scripts', { ...DESKTOP, javaScriptEnabled: false }],
  ])('opens a panel with about text, six pictures and social links, %s', async (_, options) => {
    const { page } = await site.visit('/home-two', options)
    const panel = page.getByRole('dialog', { name: 'Yan panel' })
    const open = page.getByRole('button', { name: 'Yan paneli aç' })
    expect(await panel.isVisible()).toBe(false)
    await open.click()
    await expect.poll(() => panel.isVisible()).toBe(true)
    const { abouts } = await site.ask<{ abouts: { description: string }[] }>('{ abouts { description } }')
    expect(await panel.textContent()).toContain(abouts[0]?.description.split('\n')[0])
    expect(await panel.locator('img').count()).toBe(6)
    const names = await panel
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(new Set(names).size).toBe(6)
    for (const name of ['Instagram', 'Facebook', 'YouTube'])
      expect(await panel.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
    await panel.getByRole('button', { name: 'Yan paneli kapat' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await open.click()
    await expect.poll(() => panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.isVisible()).toBe(false)
  })

  test('fits every width', async () => {
    const { page } = await site.visit('/home-two')
    for (const width of [320, 390, 480, 768, 901, 1001, 1121, 1221, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([width, over]).toEqual([width, 0])
    }
  })

  test.each(['/', '/about', '/home-one', '/cart'])('is not that of %s', async (address) => {
    const { page } = await site.visit(address)
    expect(await page.getByRole('button', { name: 'Yan paneli aç' }).count()).toBe(0)
    expect(await page.locator('.navbar--second').count()).toBe(0)
  })

  test('disappears with its page', async () => {
    const { page } = await site.visit('/home-two')
    await page.getByRole('button', { name: 'Yan paneli aç' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Daha fazla' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Hakkımızda')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => page.locator('.navbar--third').count()).toBe(1)
  })
})
