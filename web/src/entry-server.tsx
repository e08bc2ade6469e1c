import { ApolloClient, ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import type { GraphQLSchema } from 'graphql'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { tap } from 'rxjs'
import { SHELL } from './features/shell/shell-query.ts'
import { type Head, HeadContext } from './lib/head.tsx'
import { PageMissing } from './lib/page-missing.ts'
import { type PostedTable, TablePosted } from './lib/posted-table.ts'
import { ResultCache } from './lib/result-cache.ts'
import { operationName, type PageQuery, pageQuery, queryKey } from './lib/route-queries.ts'
import { type PageHandle, routes } from './router.tsx'

export { pageAddress, varyingParameters } from './page-address.ts'
export { pages } from './pages.ts'

export interface RenderRequest {
  /** Path of the page, with the query parameters that its route declares. */
  readonly url: string
  /** The API, called in process with the context of an anonymous visitor. */
  readonly schema: GraphQLSchema
  readonly context: object
  /** What a form without script has sent to the page. */
  readonly posted?: PostedTable | undefined
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: Head
  /** The source file of the page, the key of its chunk in the build manifest. */
  readonly file: string | undefined
  /** Hydration state, to be embedded as JSON: the data of the page's queries by `queryKey`. */
  readonly state: object | null
  /** Operations that components query without a declaration in the route: each costs another render. */
  readonly undeclared: readonly string[]
  /** Whether it is the page of a guest's table, however its address was spelled. */
  readonly isOfOneGuest: boolean
}

/** A component that queries something else in each render would loop for ever. */
const MAX_RENDERS = 10

const handler = createStaticHandler(routes())

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
  const parameters = new URLSearchParams(matched.location.search)
  let unasked = [pageQuery(SHELL), ...(page?.queries(match?.params ?? {}, parameters) ?? [])]
  const declared = unasked.length
  for (let renders = 0; unasked.length > 0; renders++) {
    if (renders === MAX_RENDERS) {
      const names = unasked.map(({ query }) => operationName(query))
      throw new Error(`${url} queries something else in each render: ${names.join(', ')}.`)
    }
    asked.push(...unasked)
    await Promise.all(unasked.map((each) => client.query({ ...each, errorPolicy: 'all' })))
    if (results.fault) throw results.fault
    cache.beginRender()
    html = renderToString(
      <ApolloProvider client={client}>
        <HeadContext value={(declares) => (head = declares)}>
          <PageMissing value={results.isMissing ? matched.location.pathname : null}>
            <TablePosted value={posted ?? null}>
              <StaticRouterProvider router={router} context={matched} hydrate={false} />
            </TablePosted>
          </PageMissing>
        </HeadContext>
      </ApolloProvider>,
    )
    const keys = asked.map(queryKey)
    unasked = cache.misses().filter((each) => !keys.includes(queryKey(each)))
  }
  const shown = cache.extractShown()
  for (const { carried, ...query } of asked) {
    const key = queryKey(query)
    if (carried && key in shown) shown[key] = carried(shown[key] as never)
  }
  return {
    status: head.status ?? 200,
    html,
    head,
    file: page && `src/routes/${page.file}.tsx`,
    state: { ...stateOf(shown, results.isMissing || head.status === 404), ...(posted && { posted }) },
    undeclared: asked.slice(declared).map(({ query }) => operationName(query)),
    isOfOneGuest: page?.kept === 'NOWHERE',
  }
}

/** The 404 page shows none of the data that told it apart, and needs only that of the layout. */
function stateOf(results: Record<string, unknown>, missing: boolean): object {
  const layout = queryKey(pageQuery(SHELL))
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
