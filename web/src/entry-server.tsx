import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import { prerenderStatic } from '@apollo/client/react/ssr'
import type { GraphQLSchema } from 'graphql'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { type Head, HeadContext } from './lib/head.tsx'
import { PageMissing } from './lib/page-missing.ts'
import type { PageQuery } from './lib/route-queries.ts'
import { type PageHandle, pageQueries, routes } from './router.tsx'

export { pageAddress, varyingParameters } from './page-address.ts'

export interface RenderRequest {
  /** Path of the page, with the query parameters that its route declares. */
  readonly url: string
  /** The API, called in process with the context of an anonymous visitor. */
  readonly schema: GraphQLSchema
  readonly context: object
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: Head
  /** The source file of the page, by which the build knows its chunk. */
  readonly file: string | undefined
  /** The state that the browser hydrates from; to be embedded as JSON. */
  readonly state: object | null
  /** Operations that components asked although the route does not declare them: each costs another render. */
  readonly undeclared: readonly string[]
}

const handler = createStaticHandler(routes())

/**
 * Renders a page with its data: the queries that its route declares at once, then React over the filled cache.
 * @throws the error of a query, except for NOT_FOUND, which is the 404 page.
 */
export async function render({ url, schema, context }: RenderRequest): Promise<RenderedPage> {
  // Not resolved against a base: `//host` would be taken for another host.
  const matched = await handler.query(new Request(`http://site.invalid${url}`))
  if (matched instanceof Response) throw new Error(`${url} redirects, which no page does.`)
  const match = matched.matches.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  const asked: string[] = []
  const client = new ApolloClient({
    ssrMode: true,
    // Read once: tracking what a result depends on would cost more than the reads.
    cache: new InMemoryCache({ resultCaching: false }),
    link: ApolloLink.from([
      new ApolloLink((operation, forward) => {
        asked.push(operation.operationName ?? '')
        return forward(operation)
      }),
      new SchemaLink({ schema, context }),
    ]),
  })
  const results = await Promise.all(
    pageQueries(handle, match?.params ?? {}).map((each) => isMissing(client, each)),
  )
  const missing = results.includes(true)
  const declared = asked.length
  let head: Head = { title: '', description: '' }
  const { result: html } = await prerenderStatic({
    tree: (
      <ApolloProvider client={client}>
        <HeadContext value={(declares) => (head = declares)}>
          <PageMissing value={missing ? matched.location.pathname : null}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, matched)}
              context={matched}
              hydrate={false}
            />
          </PageMissing>
        </HeadContext>
      </ApolloProvider>
    ),
    context: { client },
    renderFunction: renderToString,
  })
  return {
    status: missing ? 404 : (handle?.status ?? 200),
    html,
    head,
    file: handle?.file,
    state: { cache: client.extract(), missing },
    undeclared: asked.slice(declared),
  }
}

/** Runs a query of the page into the cache. @returns whether it asked for a record that is not there. */
async function isMissing(client: ApolloClient, { query, variables }: PageQuery): Promise<boolean> {
  const { error } = await client.query({ query, variables, errorPolicy: 'all' })
  if (!error) return false
  const isNotFound =
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ extensions }) => extensions?.code === 'NOT_FOUND')
  if (isNotFound) return true
  throw error
}
