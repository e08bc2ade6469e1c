import type { Middleware } from './pipeline.ts'

/** Scheme and authority of a target in absolute form, and the fragment that no client should send. */
const AROUND_PATH = /^https?:\/\/[^/?#]*|#.*$/gi

/**
 * Reduces the target of every request to path and query, so that one resource has one address (RFC 9112, 3.2: a server
 * accepts absolute addresses), and refuses requests with several hosts.
 */
export const requestTarget: Middleware = (request, response, next) => {
  const names = request.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  if (names.length > 1) {
    response.writeHead(400, {
      'Content-Type': 'text/plain',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    response.end('A request names one host.\n')
    return
  }
  const { url = '' } = request
  if (!url.startsWith('/') || url.includes('#')) {
    const path = url.replace(AROUND_PATH, '')
    request.url = path.startsWith('/') || path === '*' ? path : `/${path}`
  }
  next()
}
