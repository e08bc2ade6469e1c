import type { Page } from 'playwright'
import { expect } from 'vitest'
import { notice } from './admin-controls.ts'
import type { Site } from './site.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const isTold = (page: Page, words: string) =>
  expect.poll(() => notice(page).allTextContents()).toContainEqual(expect.stringContaining(words))

export const setWeek =
  'mutation ($periods: [OpeningPeriodInput!]!) { setOpeningHours(periods: $periods) { timeZone } }'
export const everyDay = (opens: readonly string[]) => ({
  periods: opens.map((each, day) => ({ weekday: day + 1, opens: each, closes: '22:00', kind: 'SERVICE' })),
})

/** The settings of the site, and what visitors see of them. */
export function openSettings(site: Site) {
  /** The text of the document that a visitor gets, read in an empty tab: no page has to start for it. */
  async function textOf(page: Page, path: string, selector: string): Promise<string> {
    const html = await (await fetch(site.server.url + path)).text()
    const empty = await page.context().newPage()
    const text = await empty.evaluate(
      ([source, elements]) => {
        const read = new DOMParser().parseFromString(source, 'text/html')
        return Array.from(read.querySelectorAll(elements), ({ textContent }) => textContent).join(' ')
      },
      [html, selector] as const,
    )
    await empty.close()
    return text
  }

  return { textOf }
}
