import { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider } from '@apollo/client/react'
import type { GraphQLSchema } from 'graphql'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createCache } from './lib/apollo.ts'
import { type Head, HeadContext } from './lib/head.tsx'
import { PageMissing } from './lib/page-missing.ts'
import type { PageQueries } from './lib/route-queries.ts'
import { routes, shellQueries } from './router.tsx'

export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string
  readonly schema: GraphQLSchema
  /** What resolvers are handed, as for a request of an anonymous visitor. */
  readonly context: Record<string, unknown>
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: Head
  /** The source file of the page, by which the build knows its chunk. */
  readonly file: string | undefined
  /** What the browser takes over; to be embedded as JSON. */
  readonly state: object | null
}

/**
 * Renders a page with its data. All queries of the page run at once, then React renders once from the cache.
 * @throws whatever the queries throw, but for what is not there: that is the 404 page.
 */
export async function render({ url, schema, context }: RenderRequest): Promise<RenderedPage> {
  const client = new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    link: new SchemaLink({ schema, context }),
  })
  const handler = createStaticHandler(routes())
  const matched = await handler.query(new Request(new URL(url, 'http://site.invalid')))
  if (matched instanceof Response) throw new Error(`${url} redirects, which no page does.`)
  const match = matched.matches.at(-1)
  const handle = match?.route.handle as { queries?: PageQueries; status?: number; file?: string } | undefined
  const questions = [...shellQueries({}), ...(handle?.queries?.(match?.params ?? {}) ?? [])]
  const answers = await Promise.all(
    questions.map(({ query, variables }) => client.query({ query, variables, errorPolicy: 'all' })),
  )
  let missing = false
  for (const { error } of answers) {
    if (!error) continue
    if (!isNotFound(error)) throw error
    missing = true
  }
  let head: Head = { title: '', description: '' }
  const html = renderToString(
    <ApolloProvider client={client}>
      <HeadContext value={(declared) => (head = declared)}>
        <PageMissing value={missing ? matched.location.pathname : null}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, matched)}
            context={matched}
            hydrate={false}
          />
        </PageMissing>
      </HeadContext>
    </ApolloProvider>,
  )
  return {
    status: missing ? 404 : (handle?.status ?? 200),
    html,
    head,
    file: handle?.file,
    state: { apollo: client.extract(), missing },
  }
}

function isNotFound(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.every(({ extensions }) => extensions?.code === 'NOT_FOUND')
  )
}
