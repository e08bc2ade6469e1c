import { Router } from 'express'
import { paths } from '../../web/src/paths.ts'
import type { Responder } from '../cache/responder.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Reply } from '../http/reply.ts'
import type { Services } from '../services.ts'
import { menuCsv } from './menu-csv.ts'
import { MENU_SCHEMA, menuJson } from './menu-json.ts'
import { publicFile } from './public-file.ts'
import { publicMenu } from './public-menu.ts'

interface MenuDataParts {
  readonly services: Services
  readonly contextFor: (requestId: string) => RequestContext
  readonly responder: Responder
  readonly publicUrl: () => string
}

/** The public menu as data: JSON with its schema, and CSV. */
export function menuDataRouter({ services, contextFor, responder, publicUrl }: MenuDataParts): Router {
  const router = Router()
  const serve = (path: string, make: () => Promise<Reply>) =>
    router.get(path, (request, response) => responder.respond(request, response, make))
  const menu = () => publicMenu(services, contextFor(''))
  serve(paths.menuJson, async () =>
    publicFile('application/json; charset=utf-8', JSON.stringify(menuJson(await menu(), publicUrl()))),
  )
  serve(paths.menuSchema, async () => publicFile('application/schema+json', JSON.stringify(MENU_SCHEMA)))
  serve(paths.menuCsv, async () =>
    publicFile('text/csv; charset=utf-8', menuCsv(await menu()), {
      'Content-Disposition': 'attachment; filename="menu.csv"',
    }),
  )
  return router
}
