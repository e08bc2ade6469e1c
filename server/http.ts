import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from './start-error.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const FINISH_WITHIN_MS = 10_000
/**
 * How many queues new connections wait in: Node.js takes one out of each in a turn of its loop, and in a flood the last
 * of a single queue, the question whether the process lives among them, would wait for seconds. Idle ones cost nothing.
 */
const QUEUES = process.platform === 'linux' ? 32 : 1
const LIMITS = {
  headersTimeout: 15_000,
  // Long enough for ten large pictures over a slow line.
  requestTimeout: 300_000,
  // Longer than proxies keep a connection, so that none sends into one that is just being closed.
  keepAliveTimeout: 65_000,
}

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
  let closing: Promise<void> | undefined
  const servers = await openQueues(host, port, (request, response) => handler(request, response))
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shown}:${portOf(servers[0])}`,
    serve(next) {
      handler = next
    },
    close() {
      closing ??= Promise.all(servers.map(drain)).then(() => {})
      return closing
    },
  }
}

type Servers = readonly [Server, ...Server[]]

/** Several servers on one port, where the system has them share it. */
async function openQueues(host: string, port: number, handler: Handler): Promise<Servers> {
  // That the port is free is found out by one that shares it with nobody, not even with another copy of the product.
  const alone = await open(host, port, handler)
  if (QUEUES === 1) return [alone]
  const found = portOf(alone)
  await new Promise((resolve) => alone.close(resolve))
  const share = () => open(host, found, handler, { reusePort: true })
  // Some systems know of no sharing: one alone does as well, but for a flood.
  const first = await share().catch(() => open(host, found, handler))
  const others = Array.from({ length: QUEUES - 1 }, share)
  const opened = await Promise.allSettled(others)
  return [first, ...opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))]
}

async function open(host: string, port: number, handler: Handler, options: object = {}): Promise<Server> {
  const server = createServer(LIMITS, handler)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, host, port)))
    server.listen({ host, port, ...options }, resolve)
  })
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

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
  // A client that keeps its connection is told with its next reply to look for another.
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
