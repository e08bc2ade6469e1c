import { Cron } from 'croner'
import type { Services } from '../services.ts'
import type { Logger } from './log.ts'

const EVERY_HALF_MINUTE = '*/30 * * * * *'

/**
 * Has those who answer told once more of requests for tables that wait.
 * @returns a function that stops it, and waits for what it is doing.
 */
export function remindOfTables(
  { tableReminders }: Pick<Services, 'tableReminders'>,
  log: Logger,
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve()
  const job = new Cron(EVERY_HALF_MINUTE, { unref: true, protect: true }, () => {
    working = tableReminders
      .remind()
      .catch((error: unknown) => log.warn({ err: error }, 'nobody is reminded of requests for tables'))
    return working
  })
  return async () => {
    job.stop()
    await working
  }
}
