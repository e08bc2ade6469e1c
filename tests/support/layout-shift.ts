import type { Page, Route } from 'playwright'

interface Shift {
  readonly value: number
  readonly what: string
}

/** Resources whose space must be reserved before they load. */
const LATE = new Set(['font', 'image', 'script'])

/**
 * Opens a page on a slow connection: fonts, pictures and scripts arrive only after the text has been painted in a
 * system font; then the page hydrates.
 * @returns the layout shift score without user input, and its sources.
 */
export async function jumpsWhileLoading(page: Page, url: string): Promise<{ sum: number; what: string[] }> {
  const held: Route[] = []
  let painted = false
  await page.route('**', (route) => {
    if (painted || !LATE.has(route.request().resourceType())) return route.continue()
    held.push(route)
  })
  await page.addInitScript(watchShifts)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  painted = true
  await Promise.all(held.map((route) => route.continue()))
  await page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top } = image.getBoundingClientRect()
      const inSight = image.checkVisibility() && left < innerWidth && top < innerHeight
      return image.complete || (image.loading === 'lazy' && !inSight)
    }),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  }
}

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }[]) {
      const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
      const what = entry.sources
        .map(({ node, previousRect, currentRect }) => {
          const name = (node as Node & { outerHTML?: string })?.outerHTML?.slice(0, 60) ?? node?.textContent
          return `${name} from ${rect(previousRect)} to ${rect(currentRect)}`
        })
        .join('; ')
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
