import { ApolloClient, ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import type { GraphQLSchema } from 'graphql'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { tap } from 'rxjs'
import { ORDERING } from './features/order/ordering-query.ts'
import * as shellWords from './features/shell/shell.words.ts'
import { SHELL } from './features/shell/shell-query.ts'
import type { ShellQuery } from './gql/graphql.ts'
import { type Head, HeadContext } from './lib/head.tsx'
import { withoutLanguage } from './lib/in-language.ts'
import { PageMissing } from './lib/page-missing.ts'
import { type Posted, TablePosted } from './lib/posted-table.ts'
import { ResultCache } from './lib/result-cache.ts'
import { operationName, type PageQuery, pageQuery, queryKey } from './lib/route-queries.ts'
import { type PageHandle, routes } from './router.tsx'
import type { SiteLanguage } from './rules/site-languages.ts'
import * as spokenWords from './rules/spoken.words.ts'
import { isTranslated } from './rules/translated-pages.ts'

export { pageAddress, varyingParameters } from './page-address.ts'
export { pages } from './pages.ts'

export interface RenderRequest {
  /** Path of the page in its language, with the query parameters that its route declares. */
  readonly url: string
  /** The API, called in process with the context of an anonymous visitor. */
  readonly schema: GraphQLSchema
  readonly context: object
  /** What a form without script has sent to the page. */
  readonly posted?: Posted | undefined
}

export interface RenderedPage {
  readonly language: SiteLanguage
  readonly status: number
  readonly html: string
  readonly head: Head
  /** The source files of the page that it loads beside the site's own: keys of their chunks in the build manifest. */
  readonly files: readonly string[]
  /** Hydration state, to be embedded as JSON: the data of the page's queries by `queryKey`. */
  readonly state: object | null
  /** Operations that components query without a declaration in the route: each costs another render. */
  readonly undeclared: readonly string[]
  /** Whether it is the page of a guest's table, however its address was spelled. */
  readonly isOfOneGuest: boolean
  /** The languages that the site can be read in beside Turkish, and what links to them are called. */
  readonly languages: readonly SiteLanguage[]
  readonly languagesLabel: string
  /** Whether the page itself can be read in them. */
  readonly isTranslated: boolean
}

/** A component that queries something else in each render would loop for ever. */
const MAX_RENDERS = 10

const LAYOUT = pageQuery(SHELL)

/** What pages have where guests order, which a file adds when it is loaded; one with a component is a page itself. */
const live = import.meta.glob<{ readonly Component?: unknown }>('./routes/live/*.tsx', { eager: true })

/** The files of a page. @param file the name of its own. */
function filesOf(file: string, isOrdering: boolean): string[] {
  const own = `./routes/${file}.tsx`
  if (!isOrdering) return [own]
  const ordering = `./routes/live/${file}.tsx`
  return [
    ...(live[ordering]?.Component ? [] : [own]),
    // A cart tells of its dishes what the menu does.
    ...(file === 'cart' ? ['./routes/menu.tsx'] : []),
    './routes/live/parts.tsx',
    ...(ordering in live ? [ordering] : []),
  ]
}

const handler = createStaticHandler(routes(), { basename: spokenWords.base || '/' })

/**
 * Runs all queries that a page's route declares at once, and renders the page with their results. Undeclared
 * queries that the render discovers are run afterwards, and cost another render.
 * @throws the error of a query, except for NOT_FOUND, which is the 404 page.
 */
export async function render({ url, schema, context, posted }: RenderRequest): Promise<RenderedPage> {
  // Not resolved against a base, which would take `//host` for another host.
  const matched = await handler.query(new Request(`http://site.invalid${url}`))
  if (matched instanceof Response) throw new Error(`${url} redirects, which no page does.`)
  const match = matched.matches.at(-1)
  const { page } = (match?.route.handle ?? {}) as PageHandle
  const results = new QueryResults()
  const cache = new ResultCache()
  const client = new ApolloClient({
    ssrMode: true,
    cache,
    link: ApolloLink.from([results.link, new SchemaLink({ schema, context })]),
  })
  const router = createStaticRouter(handler.dataRoutes, matched)
  let head: Head = { title: '', description: '' }
  let html = ''
  const asked: PageQuery[] = []
  const ask = (queries: readonly PageQuery[]) => {
    asked.push(...queries)
    return Promise.all(queries.map((each) => client.query({ ...each, errorPolicy: 'all' })))
  }
  const parameters = new URLSearchParams(matched.location.search)
  await ask([LAYOUT, ...(page?.queries(match?.params ?? {}, parameters) ?? [])])
  const layout = cache.read<ShellQuery>({ ...LAYOUT, optimistic: false })
  const isLive = (page: string) =>
    layout?.site?.pages.some(({ key, mode }) => key === page && mode === 'LIVE') ?? false
  const isOrdering = spokenWords.isTurkish && isLive('cart')
  if (isOrdering) await ask([pageQuery(ORDERING)])
  const declared = asked.length
  let unasked: PageQuery[] = []
  let renders = 0
  do {
    if (renders++ === MAX_RENDERS) {
      const names = unasked.map(({ query }) => operationName(query))
      throw new Error(`${url} queries something else in each render: ${names.join(', ')}.`)
    }
    await ask(unasked)
    if (results.fault) throw results.fault
    cache.beginRender()
    html = renderToString(
      <ApolloProvider client={client}>
        <HeadContext value={(declares) => (head = declares)}>
          <PageMissing value={results.isMissing ? withoutLanguage(matched.location.pathname) : null}>
            <TablePosted value={posted ?? null}>
              <StaticRouterProvider router={router} context={matched} hydrate={false} />
            </TablePosted>
          </PageMissing>
        </HeadContext>
      </ApolloProvider>,
    )
    const keys = asked.map(queryKey)
    unasked = cache.misses().filter((each) => !keys.includes(queryKey(each)))
  } while (unasked.length > 0)
  const shown = cache.extractShown()
  // In the order of their declaration and not of their replies: a page without a change is the same to the byte.
  const inOrder: Record<string, unknown> = {}
  for (const { carried, ...query } of asked) {
    const key = queryKey(query)
    if (key in shown) inOrder[key] = carried ? carried(shown[key] as never) : shown[key]
  }
  return {
    language: spokenWords.language,
    status: head.status ?? 200,
    html,
    head,
    files: page ? filesOf(page.file, isOrdering).map((name) => name.replace('./', 'src/')) : [],
    state: { ...stateOf(inOrder, results.isMissing || head.status === 404), ...(posted && { posted }) },
    undeclared: asked.slice(declared).map(({ query }) => operationName(query)),
    isOfOneGuest: page?.kept === 'NOWHERE',
    languages: layout?.site?.languages ?? [],
    languagesLabel: shellWords.languages,
    // Those of tables are in other languages while guests ask for them.
    isTranslated:
      page !== undefined &&
      isTranslated(page.path) &&
      (!page.mode || isLive('book-table')) &&
      (head.status ?? 200) === 200,
  }
}

/** The 404 page shows none of the data that told it apart, and needs only that of the layout. */
function stateOf(results: Record<string, unknown>, missing: boolean): object {
  const layout = queryKey(LAYOUT)
  return { results: missing ? { [layout]: results[layout] } : results, missing }
}

/** Collects errors of a page's queries. */
class QueryResults {
  /** Whether the record of a query was not found. */
  isMissing = false
  /** Any other error of a query. */
  fault: Error | null = null

  readonly link = new ApolloLink((operation, forward) => {
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) => {
          if (!errors) return
          const isNotFound = errors.every(({ extensions }) => extensions?.code === 'NOT_FOUND')
          if (isNotFound) this.isMissing = true
          else this.fault ??= new CombinedGraphQLErrors({ data: data ?? null, errors })
        },
        error: (error: Error) => {
          this.fault ??= error
        },
      }),
    )
  })
}
