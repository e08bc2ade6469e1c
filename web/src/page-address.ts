import { matchPath } from 'react-router-dom'
import { searchText } from './lib/search-text.ts'
import { paths } from './paths.ts'
import { AVOIDED, avoidedIn, writtenAvoided } from './rules/food-filter.ts'

interface PageWithParameters {
  readonly path: string
  /** The parameters, each with the normalization of its values. */
  readonly parameters: Readonly<Record<string, (values: readonly string[]) => string>>
}

const firstText = ([first = '']: readonly string[]) => searchText(first)

/** The query parameters that change a page; all others are ignored. */
const pages: readonly PageWithParameters[] = [
  {
    path: paths.menuOf(':id?'),
    parameters: { q: firstText, [AVOIDED]: (values) => writtenAvoided(avoidedIn(values)) },
  },
]

/**
 * The normalized address of a page: routes ignore case and trailing slashes, and only declared query parameters
 * count, in one order and of a bounded length.
 */
export function pageAddress(url: string, declaring = pages): string {
  const query = url.indexOf('?')
  const given = query < 0 ? url : url.slice(0, query)
  const path = given.toLowerCase().replace(/(?<=[^/])\/+$/, '')
  if (query < 0) return path
  const declared = parametersOf(path, declaring)
  if (Object.keys(declared).length === 0) return path
  const parameters = new URLSearchParams(url.slice(query))
  const used = new URLSearchParams()
  for (const [name, formOf] of Object.entries(declared)) {
    const value = formOf(parameters.getAll(name))
    if (value) used.set(name, value)
  }
  return used.size > 0 ? `${path}?${used}` : path
}

/** The value of `No-Vary-Search` for a page. */
export function varyingParameters(url: string, declaring = pages): string {
  const declared = Object.keys(parametersOf(url.split('?', 1)[0] ?? '', declaring))
  return declared.length === 0
    ? 'params'
    : `params, except=(${declared.map((name) => `"${name}"`).join(' ')})`
}

function parametersOf(
  path: string,
  declaring: readonly PageWithParameters[],
): PageWithParameters['parameters'] {
  return declaring.find((page) => matchPath(page.path, path))?.parameters ?? {}
}
