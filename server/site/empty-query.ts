import type { Middleware } from '../http/pipeline.ts'

/** The address of a page with a question mark and nothing after it; not `//host`, which would lead to another host. */
const EMPTY_QUERY = /^\/(?!api\/|graphql|[/\\])[^?#]*(?=\?$)/

/** Redirects a form that is submitted without fields, as those of the menu's categories are, to the address itself. */
export const withoutEmptyQuery: Middleware = (request, response, next) => {
  const { method, url = '' } = request
  const [address] =
    url.endsWith('?') && (method === 'GET' || method === 'HEAD') ? (EMPTY_QUERY.exec(url) ?? []) : []
  if (address === undefined) return next()
  response.writeHead(301, { location: address, 'cache-control': 'public, max-age=86400' }).end()
}
