import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const GRAVE = ['serious', 'critical']

/**
 * Serious faults found by axe, one line for each element.
 * @param besides a selector of elements to leave out because they repeat tested ones.
 */
export async function graveFaults(page: Page, besides?: string): Promise<string[]> {
  // A colour between two is in no state of the design.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Legacy mode runs in the page itself: there are no frames to collect from.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(STANDARD)
  axe.options({ resultTypes: ['violations'] })
  if (besides) axe.exclude(besides)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => GRAVE.includes(String(impact)))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    )
}

/**
 * The horizontal overflow of the page at each width, in pixels, with the elements that cause it; empty if there is
 * none.
 */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const over: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // The window of a phone grows with a page that is too wide, and `innerWidth` with it.
    const fits = (given: number) => document.documentElement.scrollWidth <= given
    // A screen with a layout by script adjusts some time after the resize.
    if (await page.waitForFunction(fits, width, { timeout: 15_000 }).catch(() => null)) continue
    const found = await page.evaluate((given) => {
      const { scrollWidth } = document.documentElement
      if (scrollWidth <= given) return []
      const wide = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.right > given + 1 || box.left < -1)
        .map(({ element }) => element.outerHTML.slice(0, 80))
      return [`${scrollWidth - given} px: ${wide.slice(0, 3).join(' ')}`]
    }, width)
    over.push(...found.map((line) => `${width} wide, ${line}`))
  }
  return over
}
