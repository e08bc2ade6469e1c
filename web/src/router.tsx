import type { RouteObject } from 'react-router-dom'
import { SHELL } from './features/shell/shell-query.ts'
import { ask, type PageQueries, type PageQuery } from './lib/route-queries.ts'
import { paths } from './paths.ts'
import { Component as Failed } from './routes/failed.tsx'
import { Component as Layout } from './routes/layout.tsx'

interface Page {
  readonly Component: () => React.ReactNode
  readonly queries?: PageQueries
  readonly handle?: unknown
}

/** Every page with its path, each in a chunk of its own that the server finds by the file's name. */
const pages: readonly { path: string; file: string; load: () => Promise<Page> }[] = [
  { path: paths.home, file: 'src/routes/home.tsx', load: () => import('./routes/home.tsx') },
  { path: paths.about, file: 'src/routes/about.tsx', load: () => import('./routes/about.tsx') },
  {
    path: paths.categories,
    file: 'src/routes/categories.tsx',
    load: () => import('./routes/categories.tsx'),
  },
  { path: paths.services, file: 'src/routes/services.tsx', load: () => import('./routes/services.tsx') },
  {
    path: paths.serviceChoice,
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
  },
  {
    path: paths.service(':id'),
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
  },
  // One route, so that a choice of category keeps the page.
  { path: paths.menuOf(':id?'), file: 'src/routes/menu.tsx', load: () => import('./routes/menu.tsx') },
  { path: paths.contact, file: 'src/routes/contact.tsx', load: () => import('./routes/contact.tsx') },
  { path: paths.homeOne, file: 'src/routes/home-one.tsx', load: () => import('./routes/home-one.tsx') },
  { path: paths.homeTwo, file: 'src/routes/home-two.tsx', load: () => import('./routes/home-two.tsx') },
  { path: paths.blog, file: 'src/routes/blog.tsx', load: () => import('./routes/blog.tsx') },
  {
    path: paths.blogArticle,
    file: 'src/routes/blog-details.tsx',
    load: () => import('./routes/blog-details.tsx'),
  },
  {
    path: paths.blogEntry(':id'),
    file: 'src/routes/blog-entry.tsx',
    load: () => import('./routes/blog-entry.tsx'),
  },
  { path: paths.chefs, file: 'src/routes/chefs.tsx', load: () => import('./routes/chefs.tsx') },
  {
    path: paths.onlineOrder,
    file: 'src/routes/online-order.tsx',
    load: () => import('./routes/online-order.tsx'),
  },
  { path: paths.faq, file: 'src/routes/faq.tsx', load: () => import('./routes/faq.tsx') },
  { path: paths.bookTable, file: 'src/routes/book-table.tsx', load: () => import('./routes/book-table.tsx') },
  { path: paths.cart, file: 'src/routes/cart.tsx', load: () => import('./routes/cart.tsx') },
  { path: paths.checkout, file: 'src/routes/checkout.tsx', load: () => import('./routes/checkout.tsx') },
  {
    path: paths.comingSoon,
    file: 'src/routes/coming-soon.tsx',
    load: () => import('./routes/coming-soon.tsx'),
  },
  {
    path: paths.terms,
    file: 'src/routes/terms-conditions.tsx',
    load: () => import('./routes/terms-conditions.tsx'),
  },
  {
    path: paths.privacy,
    file: 'src/routes/privacy-policy.tsx',
    load: () => import('./routes/privacy-policy.tsx'),
  },
  { path: paths.signIn, file: 'src/routes/login.tsx', load: () => import('./routes/login.tsx') },
  { path: '*', file: 'src/routes/not-found.tsx', load: () => import('./routes/not-found.tsx') },
]

/** The `handle` of a route whose file is loaded. */
export interface PageHandle {
  readonly queries?: PageQueries
  readonly file?: string
}

/** The queries of a page, preceded by those of the layout. */
export function pageQueries(
  handle: PageHandle | undefined,
  params: Readonly<Record<string, string | undefined>>,
): PageQuery[] {
  return [ask(SHELL), ...(handle?.queries?.(params) ?? [])]
}

export function routes(): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: Failed,
      children: [
        // Within the layout, so that the phone number stays where a page fails.
        { ErrorBoundary: Failed, children: pages.map(routeOf) },
      ],
    },
  ]
}

function routeOf({ path, file, load }: (typeof pages)[number]): RouteObject {
  return {
    path,
    lazy: async () => {
      const page = await load()
      return {
        Component: page.Component,
        handle: { ...(page.handle as object), queries: page.queries, file },
      }
    },
  }
}
