import type { MikroORM } from '@mikro-orm/postgresql'
import { Router } from 'express'

const LONGEST_WAIT_MS = 3_000

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, which takes its database.
 * @param deafness why changes of content are not heard, which turns the response cache off; null where they are.
 */
export function healthRouter(orm: MikroORM, deafness: () => string | null): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const ready = await answers(orm)
    response
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? `ready\n${warningOf(deafness())}` : 'the database cannot be reached\n')
  })
  return router
}

const warningOf = (deafness: string | null) => (deafness === null ? '' : `${deafness}\n`)

async function answers(orm: MikroORM): Promise<boolean> {
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
