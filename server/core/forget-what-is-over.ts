import type { EntityManager } from '@mikro-orm/postgresql'
import { OTHER_TABLES, SECRET_COUNTS } from './other-tables.ts'

/** Of one statement: a process has other things to do between two. */
const MOST_ROWS = 5_000

/** Deletes the rows whose time is over, and the secrets that were shown once. */
export async function forgetWhatIsOver(em: EntityManager): Promise<void> {
  for (const { table, over } of OTHER_TABLES) {
    if (over === null) continue
    for (let rows = MOST_ROWS; rows === MOST_ROWS; ) {
      const deleted = await em.execute(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${over} limit ${MOST_ROWS} for update skip locked)) returning true`,
      )
      rows = deleted.length
    }
  }
  await em.execute(`update client_key set sealed = null where sealed is not null and not (${SECRET_COUNTS})`)
}
