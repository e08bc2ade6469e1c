import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between browser and application, so that a test can interrupt the connection. */
export interface Relay {
  readonly url: string
  /** The application's address; null for a lost connection. */
  upstream: string | null
  /** Additional milliseconds for each page. */
  delay: number
  /** Names of files in another build, by their new names. */
  readonly renamed: Map<string, string>
  close(): Promise<void>
}

export async function startRelay(upstream: string): Promise<Relay> {
  const renamed = new Map<string, string>()
  const server: Server = createServer((incoming, response) => {
    if (incoming.headers.accept?.includes('text/html')) {
      setTimeout(() => forward(incoming, response), relay.delay)
    } else forward(incoming, response)
  })
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    if (relay.upstream === null) return incoming.socket.destroy()
    const path = incoming.url ?? '/'
    const isRenaming = renamed.size > 0
    const headers = { ...incoming.headers, ...(isRenaming && { 'accept-encoding': 'identity' }) }
    if (isRenaming) delete headers['if-none-match']
    const asked = request(`${relay.upstream}${renamed.get(path) ?? path}`, {
      method: incoming.method,
      headers,
    })
    asked.on('response', (reply) => {
      if (!isRenaming || !reply.headers['content-type']?.includes('html')) {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(response)
        return
      }
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        let html = Buffer.concat(parts).toString()
        for (const [now, before] of renamed) html = html.replaceAll(before, now)
        const { 'content-length': _length, etag: _tag, ...rest } = reply.headers
        response.writeHead(reply.statusCode ?? 502, rest).end(html)
      })
    })
    asked.on('error', () => response.destroy())
    incoming.pipe(asked)
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstream,
    delay: 0,
    renamed,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return relay
}
