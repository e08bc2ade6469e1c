import { menuReader } from './menu-rows.ts'
import { given, serve } from './serve.ts'

/** The driver with the same statements and hand-written JSON: the lower bound for a reply from the database. */
const { databaseUrl } = await given()
const menu = menuReader(databaseUrl)
serve((request, response) => {
  request.resume()
  const id = /^\/category\/(\d+)$/.exec(request.url ?? '')?.[1]
  void menu(id ? Number(id) : undefined).then((categories) => {
    const data = id ? { category: categories[0] } : { categories }
    const body = Buffer.from(JSON.stringify({ data }))
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
})
