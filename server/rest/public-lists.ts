import { allRoutes, type Route } from './routes.ts'

/** Lists whose reply is the same for every anonymous caller, so that the response cache may store it. */
export function isPublicList(row: Route): boolean {
  return row.method === 'GET' && row.access === 'public' && ['list', 'version'].includes(row.call.reply)
}

const lists = new Map(allRoutes.filter(isPublicList).map((row) => [row.path.toLowerCase(), row]))

/**
 * The normalized address of a public list: path and parameter names are case-insensitive, and undeclared parameters are
 * dropped.
 * @returns null for every other address, and for one that repeats a parameter, which the route rejects.
 */
export function publicListAddress(url: string): string | null {
  const mark = url.indexOf('?')
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
  const row = lists.get(path.toLowerCase().replace(/\/$/, ''))
  if (!row) return null
  const declared = new Set(row.query.map((name) => name.toLowerCase()))
  const used: [string, string][] = []
  for (const [name, value] of new URLSearchParams(query)) {
    if (declared.has(name.toLowerCase())) used.push([name.toLowerCase(), value])
  }
  if (new Set(used.map(([name]) => name)).size < used.length) return null
  if (used.length === 0) return row.path
  return `${row.path}?${new URLSearchParams(used.sort(([a], [b]) => (a < b ? -1 : 1)))}`
}
