import { matchPath } from 'react-router-dom'
import { searchText } from './lib/search-text.ts'
import { paths } from './paths.ts'
import { WISH_PARAMETERS, wishesIn, writtenWishes } from './rules/food-filter.ts'

interface PageWithParameters {
  readonly path: string
  readonly parameters: readonly string[]
  /** The normalized values; empty ones are left out. */
  normalized(given: URLSearchParams): Readonly<Record<string, string>>
}

/** The query parameters that change a page; all others are ignored. */
const pages: readonly PageWithParameters[] = [
  {
    path: paths.dish(':id?', ':dish?'),
    parameters: ['q', ...WISH_PARAMETERS],
    normalized: (given) => ({ q: searchText(given.get('q') ?? ''), ...writtenWishes(wishesIn(given)) }),
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
  const values = pageWith(path, declaring)?.normalized(new URLSearchParams(url.slice(query))) ?? {}
  const used = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return used.size > 0 ? `${path}?${used}` : path
}

/** The value of `No-Vary-Search` for a page. */
export function varyingParameters(url: string, declaring = pages): string {
  const declared = pageWith(url.split('?', 1)[0] ?? '', declaring)?.parameters ?? []
  return declared.length === 0
    ? 'params'
    : `params, except=(${declared.map((name) => `"${name}"`).join(' ')})`
}

function pageWith(path: string, declaring: readonly PageWithParameters[]): PageWithParameters | undefined {
  return declaring.find((page) => matchPath(page.path, path))
}
