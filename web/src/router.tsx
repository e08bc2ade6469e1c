import { matchRoutes, type RouteObject } from 'react-router-dom'
import { ABOUT } from './features/about/about-query.ts'
import { BLOG_ENTRIES, BLOG_ENTRY } from './features/blog/blog-queries.ts'
import { CATEGORIES } from './features/categories/categories-query.ts'
import { HOME } from './features/home/home-query.ts'
import { MENU } from './features/menu/menu-query.ts'
import { SERVICE, SERVICES } from './features/services/services-query.ts'
import { SHELL } from './features/shell/shell-query.ts'
import { SIDE_PANEL } from './features/shell/side-panel-query.ts'
import { PAGE_TEXT } from './features/template-page/page-text-query.ts'
import { ask, type PageQueries, type PageQuery, queryKey } from './lib/route-queries.ts'
import { paths, type TemplatePage } from './paths.ts'
import { Component as Failed } from './routes/failed.tsx'
import { Component as Layout } from './routes/layout.tsx'

interface Page {
  readonly path: string
  readonly file: string
  load(): Promise<PageFile>
  /** Declared outside the file, so that file and data are fetched in parallel. */
  readonly queries?: PageQueries
}

interface PageFile {
  readonly Component: () => React.ReactNode
  readonly handle?: unknown
}

/** Starts to fetch the data of a page. */
type LoadData = (queries: readonly PageQuery[]) => void

type Params = Readonly<Record<string, string | undefined>>

/** The owner's text of a template page. */
const textOf =
  (page: TemplatePage): PageQueries =>
  () => [ask(PAGE_TEXT, { key: page })]

const service: PageQueries = ({ id }) => (id ? [ask(SERVICE, { id })] : [])

/** Every page with its path, each in its own chunk, which the server finds by the file's name. */
const pages: readonly Page[] = [
  {
    path: paths.home,
    file: 'src/routes/home.tsx',
    load: () => import('./routes/home.tsx'),
    queries: () => [ask(HOME), ask(SERVICES)],
  },
  {
    path: paths.about,
    file: 'src/routes/about.tsx',
    load: () => import('./routes/about.tsx'),
    queries: () => [ask(ABOUT), ask(SERVICES)],
  },
  {
    path: paths.categories,
    file: 'src/routes/categories.tsx',
    load: () => import('./routes/categories.tsx'),
    queries: () => [ask(CATEGORIES)],
  },
  {
    path: paths.services,
    file: 'src/routes/services.tsx',
    load: () => import('./routes/services.tsx'),
    queries: () => [ask(SERVICES)],
  },
  {
    path: paths.serviceChoice,
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
    queries: service,
  },
  {
    path: paths.service(':id'),
    file: 'src/routes/service-details.tsx',
    load: () => import('./routes/service-details.tsx'),
    queries: service,
  },
  // One route for both, so that choosing a category keeps the component mounted.
  {
    path: paths.menuOf(':id?'),
    file: 'src/routes/menu.tsx',
    load: () => import('./routes/menu.tsx'),
    queries: () => [ask(MENU)],
  },
  { path: paths.contact, file: 'src/routes/contact.tsx', load: () => import('./routes/contact.tsx') },
  {
    path: paths.homeOne,
    file: 'src/routes/home-one.tsx',
    load: () => import('./routes/home-one.tsx'),
    queries: textOf('home-one'),
  },
  {
    path: paths.homeTwo,
    file: 'src/routes/home-two.tsx',
    load: () => import('./routes/home-two.tsx'),
    queries: () => [ask(SIDE_PANEL), ask(PAGE_TEXT, { key: 'home-two' })],
  },
  {
    path: paths.blog,
    file: 'src/routes/blog.tsx',
    load: () => import('./routes/blog.tsx'),
    queries: () => [ask(BLOG_ENTRIES)],
  },
  {
    path: paths.blogArticle,
    file: 'src/routes/blog-details.tsx',
    load: () => import('./routes/blog-details.tsx'),
  },
  {
    path: paths.blogEntry(':id'),
    file: 'src/routes/blog-entry.tsx',
    load: () => import('./routes/blog-entry.tsx'),
    queries: ({ id = '' }) => [ask(BLOG_ENTRY, { id })],
  },
  {
    path: paths.chefs,
    file: 'src/routes/chefs.tsx',
    load: () => import('./routes/chefs.tsx'),
    queries: textOf('chefs'),
  },
  {
    path: paths.onlineOrder,
    file: 'src/routes/online-order.tsx',
    load: () => import('./routes/online-order.tsx'),
    queries: textOf('online-order'),
  },
  {
    path: paths.faq,
    file: 'src/routes/faq.tsx',
    load: () => import('./routes/faq.tsx'),
    queries: textOf('faq'),
  },
  {
    path: paths.bookTable,
    file: 'src/routes/book-table.tsx',
    load: () => import('./routes/book-table.tsx'),
    queries: textOf('book-table'),
  },
  {
    path: paths.cart,
    file: 'src/routes/cart.tsx',
    load: () => import('./routes/cart.tsx'),
    queries: textOf('cart'),
  },
  {
    path: paths.checkout,
    file: 'src/routes/checkout.tsx',
    load: () => import('./routes/checkout.tsx'),
    queries: textOf('checkout'),
  },
  {
    path: paths.comingSoon,
    file: 'src/routes/coming-soon.tsx',
    load: () => import('./routes/coming-soon.tsx'),
    queries: textOf('coming-soon'),
  },
  {
    path: paths.terms,
    file: 'src/routes/terms-conditions.tsx',
    load: () => import('./routes/terms-conditions.tsx'),
    queries: textOf('terms-conditions'),
  },
  {
    path: paths.privacy,
    file: 'src/routes/privacy-policy.tsx',
    load: () => import('./routes/privacy-policy.tsx'),
    queries: textOf('privacy-policy'),
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
export function pageQueries(handle: PageHandle | undefined, params: Params): PageQuery[] {
  return [ask(SHELL), ...(handle?.queries?.(params) ?? [])]
}

/** @param loadData called by navigations in a browser. */
export function routes(loadData?: LoadData): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: Failed,
      children: [
        // Inside the layout, so that the phone number stays visible when a page fails.
        { ErrorBoundary: Failed, children: pages.map((page) => routeOf(page, loadData)) },
      ],
    },
  ]
}

/** Prefetches the files and the data of the page at a path. */
export function preparePage(pathname: string, loadData: LoadData): void {
  const table = pages.map((page) => ({ path: page.path, handle: page }))
  const [match] = matchRoutes(table, pathname) ?? []
  if (!match || match.route.path === '*') return
  const { load, queries } = match.route.handle
  // The navigation itself reports a failure.
  load().catch(() => {})
  loadData(queries?.(match.params) ?? [])
}

function routeOf({ path, file, load, queries }: Page, loadData: LoadData | undefined): RouteObject {
  return {
    id: path,
    path,
    ...(loadData &&
      queries && {
        // Not awaited: the page renders placeholders for missing data.
        loader: ({ params }) => {
          loadData(queries(params))
          return null
        },
        shouldRevalidate: ({ currentParams, nextParams }) =>
          keysOf(queries(currentParams)) !== keysOf(queries(nextParams)),
      }),
    lazy: async () => {
      const page = await load()
      return { Component: page.Component, handle: { ...(page.handle as object), queries, file } }
    },
  }
}

const keysOf = (queries: readonly PageQuery[]) => queries.map(queryKey).join()
