import { given, serve } from './serve.ts'

/** Bare Node.js that sends the same bytes from memory: the upper bound of throughput. */
const { copies } = await given()
const replies = new Map(
  copies.map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64')
    return [path, { headers: { ...headers, 'content-length': bytes.length }, bytes }]
  }),
)
serve((request, response) => {
  const reply = replies.get(request.url ?? '')
  const send = () => {
    response.writeHead(reply ? 200 : 404, reply?.headers)
    response.end(reply?.bytes)
  }
  // The reply to a query depends on its body, so that no server can send it earlier.
  if (request.method === 'POST') request.on('end', send)
  else send()
  request.resume()
})
