import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const FINISH_WITHIN_MS = 10_000

/** A fault that the operator mends; it is shown as its one line. */
export class StartError extends Error {}

export interface HttpServer {
  readonly url: string
  /** Hands requests to the product, once it can take them. */
  serve(handler: Handler): void
  /** Takes no more connections, lets what runs finish (10 s at most), then closes. */
  close(): Promise<void>
}

/**
 * Listens at once, before anything is touched, so that a busy port costs nothing. Until `serve` is called the
 * process says that it lives, and to everything else that it is not ready.
 */
export async function listen(host: string, port: number): Promise<HttpServer> {
  let handler: Handler = notReady
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000 }, (request, response) =>
    handler(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, host, port)))
    server.listen(port, host, resolve)
  })
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}`,
    serve(next) {
      handler = next
    },
    close: () => drain(server),
  }
}

function notReady(request: IncomingMessage, response: ServerResponse): void {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, {
    'Content-Type': 'text/plain',
    'Retry-After': '2',
    'Cache-Control': 'no-store',
  })
  response.end(alive ? 'ok\n' : 'starting\n')
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearTimeout(late)
  clearInterval(idle)
}

function startError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use by another program; choose a free one.`)
  if (error.code === 'EACCES')
    return new StartError(`PORT ${port} may not be used by this user; choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`)
  }
  return error
}
