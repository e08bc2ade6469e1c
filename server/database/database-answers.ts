import { setTimeout as pause } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'

const MAX_WAIT_MS = 3_000

/** Whether the database answers within three seconds. */
export async function databaseAnswers(orm: MikroORM): Promise<boolean> {
  const asked = orm.em
    .fork()
    .execute('select 1')
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, pause(MAX_WAIT_MS, false, { ref: false })])
}
