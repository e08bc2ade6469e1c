import type { MikroORM } from '@mikro-orm/postgresql'
import { Router } from 'express'

const LONGEST_WAIT_MS = 3_000

/** `/healthz`: the process lives. `/readyz`: it can serve, which takes its database. */
export function healthRouter(orm: MikroORM): Router {
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
      .send(ready ? 'ready\n' : 'the database cannot be reached\n')
  })
  return router
}

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
