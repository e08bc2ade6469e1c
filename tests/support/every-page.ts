import type { BrowserContextOptions } from 'playwright'
import { expect } from 'vitest'
import { jumpsWhileLoading } from './layout-shift.ts'
import { forgive, type SharedSite, type Visit } from './site.ts'

/** The long table's other rows are as its first ones. */
export const MORE_DISHES = 'tbody:nth-of-type(n + 2), tbody tr:nth-child(n + 9)'

/**
 * Half of what browsers call good. The faces of the device are measured to fit ours to a few pixels in a long list, and
 * how many frames the change takes is the machine's affair.
 */
const JUMPY = 0.05

/** Opens a page on a bad line, and sees that it does not jump. What a browser complains of is told of every visit. */
export async function openWatched(
  site: SharedSite,
  address: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const visit = await site.visitor(options)
  const { sum, what } = await jumpsWhileLoading(visit.page, site.server.url + address)
  if (sum >= JUMPY) expect(what).toEqual([])
  return visit
}

/** It has asked for no data that it came with, also long after it was taken over. */
export function expectQuiet(visit: Visit, ahead: readonly string[] = []): void {
  expect(visit.asked.filter((name) => !ahead.includes(name))).toEqual([])
  forgive(visit, /status of 404/)
}
