import type { MikroORM } from '@mikro-orm/postgresql'
import { Cron } from 'croner'
import type { Logger } from 'pino'
import { forgetWhatIsOver } from '../core/forget-what-is-over.ts'

/** The shortest time for which anything is kept is five minutes. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Deletes what has been kept long enough, also what a restored backup has brought back. */
export async function forget(orm: MikroORM, log: Logger): Promise<void> {
  await forgetWhatIsOver(orm.em.fork()).catch((error: unknown) =>
    log.error({ err: error }, 'what is over is not deleted'),
  )
}

/** @returns a function that stops it. */
export function forgetAgainAndAgain(orm: MikroORM, log: Logger): () => Promise<void> {
  const job = new Cron(EVERY_FIVE_MINUTES, { unref: true, protect: true }, () => forget(orm, log))
  return async () => job.stop()
}
