import type { MikroORM } from '@mikro-orm/postgresql'
import { Cron } from 'croner'
import type { Logger } from 'pino'
import { readClock } from '../core/clock.ts'

const EVERY_MINUTE = '* * * * *'

/**
 * Reads the database's clock, and again every minute.
 * @returns a function that stops it.
 */
export async function followClock(orm: MikroORM, log: Logger): Promise<() => Promise<void>> {
  const read = () =>
    readClock(orm.em.fork()).catch((error: unknown) =>
      log.warn({ err: error }, 'the database’s clock is not read'),
    )
  await read()
  const job = new Cron(EVERY_MINUTE, { unref: true, protect: true }, read)
  return async () => job.stop()
}
