import { renderToString } from 'react-dom/server'
import { Menu } from './menu-markup.tsx'
import { menuReader } from './menu-rows.ts'
import { given, serve } from './serve.ts'

/** Bare React with the driver: the lower bound for a page from the database. */
const { databaseUrl } = await given()
const menu = menuReader(databaseUrl)
serve((_request, response) => {
  void menu().then((parts) => {
    const page = (
      <html lang="tr">
        <body>
          <Menu parts={parts} />
        </body>
      </html>
    )
    const body = Buffer.from(`<!doctype html>${renderToString(page)}`)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(body)
  })
})
