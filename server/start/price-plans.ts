import type { Logger } from 'pino'
import type { Services } from '../services.ts'
import { whenDue } from './due-timer.ts'

/** Another process may have stored a plan and ended before its notice arrived. */
const MAX_WAIT_MS = 10_000

type Parts = Pick<Services, 'changes' | 'pricePlans'>

/** Applies the price plans that became due while nothing was running. */
export async function applyMissedPlans(
  { pricePlans }: Pick<Parts, 'pricePlans'>,
  log: Logger,
): Promise<void> {
  // The site with old prices is better than none; the timer tries again.
  await pricePlans.applyDue().catch((error: unknown) => log.error({ err: error }, 'price plans not applied'))
}

/**
 * Applies price plans when they are due.
 * @returns a function that stops it.
 */
export function applyPlansWhenDue({ changes, pricePlans }: Parts, log: Logger): () => Promise<void> {
  return whenDue({
    changes,
    untilNext: () => pricePlans.untilNext(),
    act: () => pricePlans.applyDue(),
    maxWaitMs: MAX_WAIT_MS,
    failed: (error) => log.error({ err: error }, 'price plans not applied'),
  })
}
