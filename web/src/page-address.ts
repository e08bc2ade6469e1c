import { matchPath } from 'react-router-dom'
import { type Page, pages } from './pages.ts'

type Declaring = readonly Pick<Page, 'path' | 'parameters'>[]

/**
 * The normalized address of a page: routes ignore case and trailing slashes, and only declared query parameters
 * count, in one order and of a bounded length.
 */
export function pageAddress(url: string, declaring: Declaring = pages): string {
  const query = url.indexOf('?')
  const given = query < 0 ? url : url.slice(0, query)
  const path = given.toLowerCase().replace(/(?<=[^/])\/+$/, '')
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
  declaring.find((page) => page.parameters && matchPath(page.path, path))?.parameters
