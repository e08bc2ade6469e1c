import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { ABOUT } from './features/about/about-query.ts'
import { BLOG_ENTRIES, BLOG_ENTRY } from './features/blog/blog-queries.ts'
import { CATEGORIES } from './features/categories/categories-query.ts'
import { HOME } from './features/home/home-query.ts'
import { shownOf } from './features/home/picks.ts'
import { ALL, MENU, menuQuery } from './features/menu/menu-query.ts'
import { SERVICE, SERVICES } from './features/services/services-query.ts'
import { SHELL } from './features/shell/shell-query.ts'
import { SIDE_PANEL } from './features/shell/side-panel-query.ts'
import { PAGE_TEXT } from './features/template-page/page-text-query.ts'
import { type PageQueries, type PageQuery, pageQuery, queryKey } from './lib/route-queries.ts'
import { searchText } from './lib/search-text.ts'
import { FACTS } from './lib/site-facts.ts'
import { paths, type TemplatePage, templatePages } from './paths.ts'
import { Component as Failed } from './routes/failed.tsx'
import { Component as Layout } from './routes/layout.tsx'

interface Page {
  readonly path: string
  /** The name of its file below `routes`. */
  readonly name: string
  /** Declared outside the file, so that file and data are fetched in parallel. */
  readonly queries?: PageQueries | undefined
}

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

type Params = Readonly<Record<string, string | undefined>>

const textOf =
  (page: TemplatePage): PageQueries =>
  () => [pageQuery(PAGE_TEXT, { key: page })]

/**
 * Queries of pages about tables: in the browser these ask by themselves, as a guest's code must be in no address of a
 * call. Not imported there, or every page would load them.
 */
const tables = import.meta.env.SSR ? await import('./features/reservation/table-queries.ts') : null

const withRules = tables
  ? (page: TemplatePage): PageQueries =>
      () => [...textOf(page)({}), pageQuery(tables.TABLE_RULES)]
  : textOf

const guestTable: PageQueries | undefined = tables
  ? ({ code = '' }) => [pageQuery(tables.GUEST_TABLE, { code: code.toLowerCase() })]
  : undefined

const facts = () => (import.meta.env.SSR ? [pageQuery(FACTS)] : [])

/** A document carries the dishes that it shows. */
const home = () => pageQuery(HOME, {}, import.meta.env.SSR ? shownOf : undefined)

const service: PageQueries = ({ id }) => (id ? [pageQuery(SERVICE, { id })] : [])

/** A document carries the dishes that it shows; the browser has the whole menu for what is chosen next. */
const menu: PageQueries = ({ id = ALL.id }, parameters) => [
  import.meta.env.SSR ? menuQuery(id, searchText(parameters?.get('q') ?? '')) : pageQuery(MENU),
]

const pages: readonly Page[] = [
  { path: paths.home, name: 'home', queries: () => [home(), pageQuery(SERVICES), ...facts()] },
  { path: paths.about, name: 'about', queries: () => [pageQuery(ABOUT), pageQuery(SERVICES)] },
  { path: paths.categories, name: 'categories', queries: () => [pageQuery(CATEGORIES)] },
  { path: paths.services, name: 'services', queries: () => [pageQuery(SERVICES)] },
  { path: paths.serviceChoice, name: 'service-details', queries: service },
  { path: paths.service(':id'), name: 'service-details', queries: service },
  // One route for all, so that choosing a category or a dish keeps the component mounted.
  { path: paths.dish(':id?', ':dish?'), name: 'menu', queries: menu },
  { path: paths.contact, name: 'contact', queries: facts },
  { path: paths.homeOne, name: 'home-one', queries: textOf('home-one') },
  {
    path: paths.homeTwo,
    name: 'home-two',
    queries: () => [pageQuery(SIDE_PANEL), pageQuery(PAGE_TEXT, { key: 'home-two' })],
  },
  { path: paths.blog, name: 'blog', queries: () => [pageQuery(BLOG_ENTRIES)] },
  { path: paths.blogArticle, name: 'blog-details' },
  {
    path: paths.blogEntry(':id'),
    name: 'blog-entry',
    queries: ({ id = '' }) => [pageQuery(BLOG_ENTRY, { id })],
  },
  { path: paths.chefs, name: 'chefs', queries: textOf('chefs') },
  { path: paths.onlineOrder, name: 'online-order', queries: textOf('online-order') },
  { path: paths.faq, name: 'faq', queries: textOf('faq') },
  { path: paths.bookTable, name: 'book-table', queries: withRules('book-table') },
  { path: paths.guestTable(':code'), name: 'book-table', queries: guestTable },
  { path: paths.cart, name: 'cart', queries: textOf('cart') },
  { path: paths.checkout, name: 'checkout', queries: textOf('checkout') },
  { path: paths.comingSoon, name: 'coming-soon', queries: textOf('coming-soon') },
  { path: paths.terms, name: 'terms-conditions', queries: textOf('terms-conditions') },
  {
    path: paths.privacy,
    name: 'privacy-policy',
    queries: withRules('privacy-policy'),
  },
  { path: paths.signIn, name: 'login' },
  { path: paths.forgotten, name: 'forgotten' },
  { path: paths.setPassword, name: 'set-password' },
  { path: paths.confirmEmail, name: 'confirm-email' },
  { path: '*', name: 'not-found' },
]

/** The `handle` of a route whose file is loaded. */
export interface PageHandle {
  readonly queries?: PageQueries
  readonly file?: string
}

/** The queries of a page, preceded by those of the layout. */
export function pageQueries(
  handle: PageHandle | undefined,
  params: Params,
  parameters: URLSearchParams,
): PageQuery[] {
  return [pageQuery(SHELL), ...(handle?.queries?.(params, parameters) ?? [])]
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

/** Prefetches the files and the data of the page at a path. */
export function preparePage(pathname: string, prepare: (queries: readonly PageQuery[]) => void): void {
  const table = pages.map((page) => ({ path: page.path, handle: page }))
  const [match] = matchRoutes(table, pathname) ?? []
  if (!match || match.route.path === '*') return
  const { name, queries } = match.route.handle
  // Another dish or category of the menu that is shown.
  if (matchPath(match.route.path, location.pathname) && queries === menu) return
  // The navigation itself reports a failure.
  load(name).catch(() => {})
  prepare(queries?.(match.params) ?? [])
}

/** Pages that the owner may hide. */
const hideable: ReadonlySet<string> = new Set([
  ...Object.values(templatePages).flat(),
  paths.blogEntry(':id'),
])

function routeOf({ path, name, queries = () => [] }: Page, open: OpenPage | undefined): RouteObject {
  return {
    id: path,
    path,
    ...(open && {
      loader: async ({ params }) => {
        const layout = open(queries(params))
        // The data of other pages is not awaited: they render placeholders for what is missing.
        if (hideable.has(path)) await layout
        return null
      },
      shouldRevalidate: ({ currentParams, nextParams }) =>
        keysOf(queries(currentParams)) !== keysOf(queries(nextParams)),
    }),
    lazy: async () => {
      const page = await load(name)
      const file = `src/routes/${name}.tsx`
      return { Component: page.Component, handle: { ...(page.handle as object), queries, file } }
    },
  }
}

async function load(name: string): Promise<PageFile> {
  const file = files[`./routes/${name}.tsx`]
  if (!file) throw new Error(`There is no page ${name}.`)
  return file()
}

const keysOf = (queries: readonly PageQuery[]) => queries.map(queryKey).join()
