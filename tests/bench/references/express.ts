import express from 'express'
import { given, serve } from './serve.ts'

/** Express that sends stored bodies: the cost of a cache as a middleware. */
const { copies } = await given()
const app = express()
app.use(express.json())
for (const { path, headers, body } of copies) {
  // A route has no query.
  if (path.includes('?')) continue
  const bytes = Buffer.from(body, 'base64')
  app.all(path, (_request, response) => {
    response.set(headers).send(bytes)
  })
}
serve(app)
