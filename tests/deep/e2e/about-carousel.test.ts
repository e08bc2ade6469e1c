import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

const track = (page: Page) => page.locator('.carousel__track')
const scrolled = (page: Page) => track(page).evaluate((row) => row.scrollLeft)

test.each([
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a phone', PHONE],
])('cards are 360 pixels wide and 15 apart on %s', async (_, options) => {
  const { page } = await site.visit('/about', options)
  const boxes = await track(page)
    .locator('li')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ x, width }) => ({ x, width })),
    )
  expect(boxes.length).toBeGreaterThan(2)
  boxes.forEach(({ x, width }, index) => {
    expect(width).toBeCloseTo(360, 0)
    const before = boxes[index - 1]
    if (before) expect(x - before.x - before.width).toBeCloseTo(15, 0)
  })
})

describe('is moved', () => {
  test('arrow keys move it from card to card', async () => {
    const { page } = await site.visit('/about')
    const cards = track(page).getByRole('link')
    await cards.first().focus()
    const focused = (index: number) => cards.nth(index).evaluate((card) => card === document.activeElement)
    for (let index = 1; index <= 4; index++) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => focused(index)).toBe(true)
    }
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(3)).toBe(true)
  })

  test('dragging with a mouse moves it and opens no card', async () => {
    const { page } = await site.visit('/about')
    await track(page).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const box = await track(page).boundingBox()
    if (!box) throw new Error('There is no carousel.')
    const y = box.y + 100
    await page.mouse.move(box.x + 700, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 500, y, { steps: 5 })
    await page.mouse.move(box.x + 300, y, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    expect(page.url()).toBe(`${site.server.url}/about`)
    // A click that pulls nothing opens the card as ever.
    await page.mouse.click(box.x + 500, y)
    await expect.poll(() => page.url()).toMatch(/\/services-details\/\d+$/)
  })

  test('touch moves it', async () => {
    const { page } = await site.visit('/about', PHONE)
    await track(page).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const box = await track(page).boundingBox()
    if (!box) throw new Error('There is no carousel.')
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const y = box.y + 100
    await touch('touchStart', { x: 330, y })
    for (let x = 310; x >= 50; x -= 20) await touch('touchMove', { x, y })
    await touch('touchEnd')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(150)
    expect(page.url()).toBe(`${site.server.url}/about`)
  })
})
