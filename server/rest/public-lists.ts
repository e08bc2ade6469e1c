import { type Row, routes } from './routes.ts'

/** Whole public lists read the same for every anonymous caller, so that the response cache may keep them. */
export function isPublicList(row: Row): boolean {
  return row.method === 'GET' && row.access === 'public' && ['list', 'version'].includes(row.call.reply)
}

const lists = new Map(routes.filter(isPublicList).map((row) => [row.path.toLowerCase(), row]))

/**
 * The address of a public list in one spelling: paths and names of parameters match whatever their case, and
 * undeclared parameters change nothing.
 * @returns null for every other address.
 */
export function publicListAddress(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2)
  const row = lists.get(path.toLowerCase().replace(/\/$/, ''))
  if (!row) return null
  const declared = new Set(row.query.map((name) => name.toLowerCase()))
  if (declared.size === 0 || query === '') return row.path
  const given = [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value])
  const used = given
    .filter(([name = '']) => declared.has(name))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return `${row.path}?${new URLSearchParams(used as [string, string][])}`
}
