import type { MikroORM } from '@mikro-orm/postgresql'

const LONGEST_WAIT_MS = 3_000

/** Whether the database answers within three seconds. */
export async function databaseAnswers(orm: MikroORM): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS)
  })
  const asked = orm.em
    .fork()
    .execute('select 1')
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
