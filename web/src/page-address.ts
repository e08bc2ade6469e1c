import { matchPath } from 'react-router-dom'
import { type Page, pages } from './pages.ts'
import { apart } from './rules/site-languages.ts'

type Declaring = readonly Pick<Page, 'path' | 'parameters'>[]

const DOTS = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/**
 * The normalized address of a page: routes ignore case, dots and trailing slashes, and only declared query parameters
 * count, in one order and of a bounded length.
 */
export function pageAddress(url: string, declaring: Declaring = pages): string {
  const query = url.indexOf('?')
  const given = query < 0 ? url : url.slice(0, query)
  // Resolved by the router, which would look for `/en/../about` among the pages in English.
  const plain = DOTS.test(given) ? new URL(`http://site.invalid${given}`).pathname : given
  const path = plain.toLowerCase().replace(/(?<=[^/])\/+$/, '')
  if (query < 0) return path
  const values = parametersOf(path, declaring)?.normalized(new URLSearchParams(url.slice(query))) ?? {}
  const used = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return used.size > 0 ? `${path}?${used}` : path
}

/** The value of `No-Vary-Search` for a page. */
export function varyingParameters(url: string, declaring: Declaring = pages): string {
  const declared = parametersOf(url.split('?', 1)[0] ?? '', declaring)?.names ?? []
  return declared.length === 0
    ? 'params'
    : `params, except=(${declared.map((name) => `"${name}"`).join(' ')})`
}

const parametersOf = (path: string, declaring: Declaring) =>
  declaring.find((page) => page.parameters && matchPath(page.path, apart(path).path))?.parameters
