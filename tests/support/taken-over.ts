import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until React has taken an element of a document over: until then a link loads the next document. */
export async function takenOver(element: Locator): Promise<void> {
  const isReacts = (found: Element) => Object.keys(found).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isReacts)).toBe(true)
  await element
    .page()
    .evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
}
