import type { RouteObject } from 'react-router-dom'
import { SHELL } from './features/shell/shell-query.ts'
import { ask, type PageQueries } from './lib/route-queries.ts'
import { Component as Failed } from './routes/failed.tsx'
import { Component as Layout } from './routes/layout.tsx'

interface Page {
  readonly Component: () => React.ReactNode
  readonly queries?: PageQueries
  readonly handle?: unknown
}

/** Every page with its address, each in a chunk of its own that the server finds by the file's name. */
const pages: readonly { path: string; file: string; load: () => Promise<Page> }[] = [
  { path: '/', file: 'src/routes/home.tsx', load: () => import('./routes/home.tsx') },
  { path: '/about', file: 'src/routes/about.tsx', load: () => import('./routes/about.tsx') },
  { path: '/categories', file: 'src/routes/categories.tsx', load: () => import('./routes/categories.tsx') },
  { path: '/services', file: 'src/routes/services.tsx', load: () => import('./routes/services.tsx') },
  {
    path: '/services-details',
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
  },
  {
    path: '/services-details/:id',
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
  },
  { path: '/food-collection', file: 'src/routes/menu.tsx', load: () => import('./routes/menu.tsx') },
  { path: '/food-collection/:id', file: 'src/routes/menu.tsx', load: () => import('./routes/menu.tsx') },
  { path: '/contact', file: 'src/routes/contact.tsx', load: () => import('./routes/contact.tsx') },
  { path: '*', file: 'src/routes/not-found.tsx', load: () => import('./routes/not-found.tsx') },
]

/** What every page needs around itself. */
export const shellQueries: PageQueries = () => [ask(SHELL)]

/** The route table, for the server and for the browser. */
export function routes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: Failed,
      children: pages.map(({ path, file, load }) => ({
        path,
        lazy: async () => {
          const page = await load()
          return {
            Component: page.Component,
            handle: { ...(page.handle as object), queries: page.queries, file },
          }
        },
      })),
    },
  ]
}
