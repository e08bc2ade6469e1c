import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { withoutLanguage } from './lib/in-language.ts'
import { orderParts } from './lib/order-parts.ts'
import { type PageQuery, queryKey } from './lib/route-queries.ts'
import { type Page, pages } from './pages.ts'
import { Component as Failed } from './routes/failed.tsx'
import { Component as Layout } from './routes/layout.tsx'
import * as spokenWords from './rules/spoken.words.ts'

interface PageFile {
  readonly Component: () => React.ReactNode
  readonly handle?: unknown
}

/** Each page is in its own chunk, which the server finds by the path of its file. */
const files = import.meta.glob<PageFile>([
  './routes/*.tsx',
  // Parts of pages.
  '!./routes/{layout,failed,guest-table,own-page,template-page}.tsx',
])

/**
 * Starts to fetch the data of a page and of its layout. Resolves once the layout's data is up to date, or could not be
 * fetched.
 */
type OpenPage = (queries: readonly PageQuery[]) => Promise<unknown>

type Params = Parameters<Page['queries']>[0]

/** The `handle` of a route whose file is loaded. */
export interface PageHandle {
  readonly page?: Page
}

/** @param open called by navigations in a browser. */
export function routes(open?: OpenPage): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: Failed,
      children: [
        // Inside the layout, so that the phone number stays visible when a page fails.
        { ErrorBoundary: Failed, children: pages.map((page) => routeOf(page, open)) },
      ],
    },
  ]
}

/** The page at a path, with its parameters. */
const pageAt = (pathname: string) => matchRoutes([...pages], pathname, spokenWords.base || '/')?.[0]

/** Whether the service worker has stored the page at a path. */
export function isStored(pathname: string): boolean {
  const kept = pageAt(pathname)?.route.kept
  return kept === 'OFFLINE' || (kept === 'ORDERING' && orderParts.load !== undefined)
}

/** Prefetches the files and the data of the page at a path. */
export function preparePage(pathname: string, prepare: (queries: readonly PageQuery[]) => void): void {
  const match = pageAt(pathname)
  if (!match || match.route.path === '*') return
  const { route: page, params } = match
  const shown = matchPath(page.path, withoutLanguage(location.pathname))
  // Another dish or category of the menu that is shown.
  if (shown && !hasOtherData(page, shown.params, params)) return
  // The navigation itself reports a failure.
  load(page).catch(() => {})
  prepare(page.queries(params))
}

function routeOf(page: Page, open: OpenPage | undefined): RouteObject {
  return {
    id: page.path,
    path: page.path,
    ...(open && {
      loader: async ({ params }) => {
        const layout = open(page.queries(params))
        // The layout's data has its mode. Nothing else is awaited: pages render placeholders for what is missing.
        if (page.mode) await layout
        return null
      },
      shouldRevalidate: ({ currentParams, nextParams }) => hasOtherData(page, currentParams, nextParams),
    }),
    lazy: async () => {
      const { Component, handle } = await load(page)
      return { Component, handle: { ...(handle as object), page } }
    },
  }
}

async function load({ file }: Page): Promise<PageFile> {
  const open = files[`./routes/${file}.tsx`]
  if (!open) throw new Error(`There is no page ${file}.`)
  const live = orderParts.openPage?.(file) as Promise<PageFile> | undefined
  const [page] = await Promise.all([live ?? open(), orderParts.load?.(file)])
  return page
}

/** Whether the data of a page depends on which of two sets of parameters it has. */
const hasOtherData = ({ queries }: Page, one: Params, other: Params) =>
  keysOf(queries(one)) !== keysOf(queries(other))

const keysOf = (queries: readonly PageQuery[]) => queries.map(queryKey).join()
