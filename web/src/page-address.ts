import { matchPath } from 'react-router-dom'
import { searchText } from './lib/search-text.ts'
import { paths } from './paths.ts'

/** A page whose content depends on query parameters. */
interface PageWithParameters {
  /** The pattern of its route. */
  readonly path: string
  readonly parameters: readonly string[]
}

/** The query parameters that change a page; all others are ignored. */
const pages: readonly PageWithParameters[] = [{ path: paths.menuOf(':id?'), parameters: ['q'] }]

/**
 * The normalized address of a page: routes ignore case and a trailing slash, and only declared query parameters
 * count, in one order and of a bounded length.
 */
export function pageAddress(url: string, declaring = pages): string {
  const query = url.indexOf('?')
  const given = query < 0 ? url : url.slice(0, query)
  const path = given.toLowerCase().replace(/(?<=[^/])\/$/, '')
  if (query < 0) return path
  const declared = parametersOf(path, declaring)
  if (declared.length === 0) return path
  const parameters = new URLSearchParams(url.slice(query))
  const used = new URLSearchParams()
  for (const name of declared) {
    const value = searchText(parameters.get(name) ?? '')
    if (value) used.set(name, value)
  }
  return used.size > 0 ? `${path}?${used}` : path
}

/** The value of `No-Vary-Search` for a page. */
export function varyingParameters(url: string, declaring = pages): string {
  const declared = parametersOf(url.split('?', 1)[0] ?? '', declaring)
  return declared.length === 0
    ? 'params'
    : `params, except=(${declared.map((name) => `"${name}"`).join(' ')})`
}

function parametersOf(path: string, declaring: readonly PageWithParameters[]): readonly string[] {
  return declaring.find((page) => matchPath(page.path, path))?.parameters ?? []
}
