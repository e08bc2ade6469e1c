import { expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { DESKTOP, isAlive, openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

/** The long table's other rows are as its first ones. */
const MORE_DISHES = 'tbody:nth-of-type(n + 2), tbody tr:nth-child(n + 9)'

test('menus and dialogs of a page are accessible', async () => {
  const { page } = await site.visit('/', { ...PHONE, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await page.getByRole('button', { name: 'Menüyü kapat' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  await page.goto(`${site.server.url}/food-collection`)
  // A press before that follows the link to the page of the dish.
  await isAlive(page)
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

test.each(['/', '/food-collection', '/checkout'])(
  'the focus is never behind the bars of %s',
  async (path) => {
    const { page } = await site.visit(path, PHONE)
    const hidden: string[] = []
    const walk = async (key: string, steps: number) => {
      for (let step = 0; step < steps; step++) {
        await page.keyboard.press(key)
        const obscured = await page.evaluate(() => {
          // The link of a dish covers its row, and is seen through.
          const isLinkOfRow = (seen: Element, focused: Element) =>
            seen.matches('a.dishes__name') && seen.closest('tr')?.contains(focused)
          const focused = document.activeElement
          const fixed = '.navbar, .action-bar, .filter, .skip-link'
          // The first of its lines.
          const box = focused?.getClientRects()[0]
          if (!focused || !box || focused.matches('body') || focused.closest(fixed)) return null
          // One that is higher than the space between the bars shows its beginning.
          const seen = document.elementFromPoint(
            box.left + box.width / 2,
            box.top + Math.min(box.height / 2, 20),
          )
          const isSeen =
            seen && (focused.contains(seen) || seen.contains(focused) || isLinkOfRow(seen, focused))
          return isSeen ? null : focused.outerHTML.slice(0, 90)
        })
        if (obscured) hidden.push(`${key}: ${obscured}`)
      }
    }
    await walk('Tab', 45)
    await walk('Shift+Tab', 30)
    expect(hidden).toEqual([])
  },
)

test('the header fits narrow phones with a text of 150 and 200 %', async () => {
  const { page } = await site.visit('/', PHONE)
  const session = await page.context().newCDPSession(page)
  for (const width of [320, 360]) {
    for (const size of [24, 32]) {
      await page.setViewportSize({ width, height: 700 })
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await page.reload()
      const [whole, toggle] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('.navbar__toggle')?.getBoundingClientRect().right ?? 0,
      ])
      expect([width, size, whole, (toggle ?? 0) <= width]).toEqual([width, size, width, true])
    }
  }
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
