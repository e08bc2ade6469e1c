import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../core/start-error.ts'
import type { Handler } from './pipeline.ts'

const FINISH_WITHIN_MS = 10_000
/** A client that reads no byte of its reply for this long is disconnected. */
const STALLED_REPLY_MS = 30_000
const LIMITS = {
  headersTimeout: 15_000,
  // Long enough for ten large pictures over a slow connection.
  requestTimeout: 300_000,
  // Longer than proxies keep a connection, so that none sends a request into one that is being closed.
  keepAliveTimeout: 65_000,
}

interface HttpServer {
  readonly url: string
  /** Passes requests to the application once it is ready. */
  serve(handler: Handler): void
  /** Accepts no more connections, lets running requests finish (10 s at most), then closes. */
  close(): Promise<void>
}

/**
 * Binds the port before anything else is opened, so that a port in use fails at once. Until `serve` is called, /healthz
 * answers 200 and everything else 503.
 * @throws {StartError} if the port or the host cannot be used.
 */
export async function listen(
  host: string,
  port: number,
  stalledReplyMs = STALLED_REPLY_MS,
): Promise<HttpServer> {
  let handler: Handler = notReady
  const server = createServer(LIMITS, (request, response) => {
    cutOffWhenStalled(response, stalledReplyMs)
    handler(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, host, port)))
    server.listen({ host, port }, resolve)
  })
  let closing: Promise<void> | undefined
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}`,
    serve(next) {
      handler = next
    },
    close() {
      closing ??= drain(server)
      return closing
    },
  }
}

/**
 * Starts the socket's inactivity timer once the reply is being sent: Node.js restarts it whenever the kernel accepts
 * bytes, and destroys the socket on timeout.
 */
function cutOffWhenStalled(response: ServerResponse, afterMs: number): void {
  const start = () => response.socket?.setTimeout(afterMs)
  response.once('pipe', start).once('prefinish', start)
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
  // Tells keep-alive clients to open a new connection for their next request.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
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
    return new StartError(`PORT must be a free port: ${port} on ${host} is in use by another program.`)
  if (error.code === 'EACCES')
    return new StartError(`PORT must be one that this user may open, such as one above 1023; ${port} is not.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new StartError(`HOST must be an address of this machine, which ${host} is not.`)
  }
  return error
}
