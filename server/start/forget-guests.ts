import { Cron } from 'croner'
import type { Logger } from 'pino'
import type { Services } from '../services.ts'

/** Before the nightly backup, so that it holds nothing that has to be forgotten. */
const EVERY_NIGHT = '10 3 * * *'

type Parts = Pick<Services, 'reservations'>

/** Deletes what guests have told once it has been kept long enough, also what a restored backup has brought back. */
export async function forgetGuests({ reservations }: Parts, log: Logger): Promise<void> {
  await reservations
    .forget()
    .catch((error: unknown) => log.error({ err: error }, 'what guests have told is not deleted'))
}

/** @returns a function that stops it. */
export function forgetGuestsNightly(parts: Parts, log: Logger): () => Promise<void> {
  const job = new Cron(EVERY_NIGHT, { unref: true, protect: true }, () => forgetGuests(parts, log))
  return async () => job.stop()
}
