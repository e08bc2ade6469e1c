import { Router } from 'express'

/**
 * `/healthz`: liveness. `/readyz`: readiness, which requires the database.
 * @param isReady whether the database answers.
 * @param listenFault why content changes are not received, which disables the response cache; null if they are.
 */
export function healthRouter(isReady: () => Promise<boolean>, listenFault: () => string | null): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n')
  })
  router.get('/readyz', async (_request, response) => {
    const ready = await isReady()
    response
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? `ready\n${warningOf(listenFault())}` : 'the database cannot be reached\n')
  })
  return router
}

const warningOf = (listenFault: string | null) => (listenFault === null ? '' : `${listenFault}\n`)
