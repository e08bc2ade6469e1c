import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ApolloProvider } from '@apollo/client/react'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { AnsweredClient } from './lib/answered-client.ts'
import { type Head, HeadContext } from './lib/head.tsx'
import { PageMissing } from './lib/page-missing.ts'
import type { PageQuery } from './lib/route-queries.ts'
import type { TypeNames } from './lib/type-names.ts'
import { type PageHandle, questionsOf, routes } from './router.tsx'

export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string
  /** Asks the API, as a request of an anonymous visitor would. */
  readonly ask: (
    document: DocumentNode,
    variables: Record<string, unknown> | undefined,
  ) => Promise<ExecutionResult>
  /** Which type each object of a query's answer is of. */
  readonly typeNames: (document: DocumentNode) => TypeNames
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

interface Address {
  readonly matched: StaticHandlerContext
  readonly router: ReturnType<typeof createStaticRouter>
}

/** More than a site has pages; beyond it the first is forgotten. */
const MOST_ADDRESSES = 200

const handler = createStaticHandler(routes())
const addresses = new Map<string, Promise<Address>>()
const client = new AnsweredClient()

/**
 * Renders a page with its data. All queries of the page run at once, then React renders once from the answers.
 * @throws whatever the queries throw, but for what is not there: that is the 404 page.
 */
export async function render({ url, ask, typeNames }: RenderRequest): Promise<RenderedPage> {
  const { matched, router } = await addressOf(url)
  const match = matched.matches.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  const answerTo = async ({ query, variables }: PageQuery) => ({
    query,
    variables,
    ...(await ask(query, variables)),
  })
  const answers = await Promise.all(questionsOf(handle, match?.params ?? {}).map(answerTo))
  const missing = answers.some(isMissing)
  let head: Head = { title: '', description: '' }
  const tree = (
    <ApolloProvider client={client}>
      <HeadContext value={(declared) => (head = declared)}>
        <PageMissing value={missing ? matched.location.pathname : null}>
          <StaticRouterProvider router={router} context={matched} hydrate={false} />
        </PageMissing>
      </HeadContext>
    </ApolloProvider>
  )
  const html = client.answering(answers, () => renderToString(tree))
  return {
    status: missing ? 404 : (handle?.status ?? 200),
    html,
    head,
    file: handle?.file,
    state: { answers: answers.map(({ query, data }) => ({ data, names: typeNames(query) })), missing },
  }
}

/** What an address leads to, which is the same each time: no route loads anything by itself. */
function addressOf(url: string): Promise<Address> {
  const known = addresses.get(url)
  if (known) return known
  const found = find(url)
  addresses.set(url, found)
  // A page whose chunk could not be loaded this time may be there the next.
  const forget = () => addresses.delete(url)
  found.then(({ matched }) => matched.errors && forget(), forget)
  const [oldest] = addresses.keys()
  if (addresses.size > MOST_ADDRESSES && oldest !== undefined) addresses.delete(oldest)
  return found
}

async function find(url: string): Promise<Address> {
  const matched = await handler.query(new Request(new URL(url, 'http://site.invalid')))
  if (matched instanceof Response) throw new Error(`${url} redirects, which no page does.`)
  return { matched, router: createStaticRouter(handler.dataRoutes, matched) }
}

/** Whether something that the page shows is not there. @throws whatever else went wrong. */
function isMissing({ data, errors }: ExecutionResult): boolean {
  if (!errors) return false
  if (errors.every(({ extensions }) => extensions?.code === 'NOT_FOUND')) return true
  throw new CombinedGraphQLErrors({ data: data ?? null, errors })
}
