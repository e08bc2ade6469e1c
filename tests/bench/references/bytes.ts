import { given, serve } from './serve.ts'

/** Bare Node.js that sends the same bytes from memory: the upper bound of throughput. */
const { copies } = await given()
/** By address, and by the query in the body of a POST. */
const replies = new Map(
  copies.map(({ path, asked, headers, body }) => {
    const bytes = Buffer.from(body, 'base64')
    return [path + queryOf(asked), { headers: { ...headers, 'content-length': bytes.length }, bytes }]
  }),
)
serve((request, response) => {
  const send = (body?: string) => {
    const reply = replies.get(request.url + queryOf(body))
    response.writeHead(reply ? 200 : 404, reply?.headers)
    response.end(reply?.bytes)
  }
  if (request.method !== 'POST') return send()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => send(Buffer.concat(chunks).toString()))
})

function queryOf(body: string | undefined): string {
  return body === undefined ? '' : (JSON.parse(body) as { query: string }).query
}
