import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './lib/apollo.ts'
import { PublicAddress } from './lib/head.tsx'
import { PageMissing } from './lib/page-missing.ts'
import { restoreRedirectState } from './lib/redirect-state.ts'
import { queryKey } from './lib/route-queries.ts'
import { type PageHandle, pageQueries, routes } from './router.tsx'

/** Returns to the normal fetch policy once the page is hydrated. */
function Hydrated({ client, children }: { client: ApolloClient; children: ReactNode }): ReactNode {
  useEffect(() => {
    client.prioritizeCacheValues = false
  }, [client])
  return children
}

/** Hydrates the page that the server sent. */
export async function start(): Promise<void> {
  const carried = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
  const table = routes()
  // A matched route must be loaded before the router exists, or the page would be rendered twice.
  const matches = matchRoutes(table, location) ?? []
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') {
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }
  }
  restoreRedirectState()
  const router = createBrowserRouter(table)
  const client = createBrowserClient(({ to, message }) => {
    const from = location.pathname + location.search
    if (from !== to) void router.navigate(to, { state: { message, from } })
  })
  // During hydration, queries that the server's state answers are not sent.
  client.prioritizeCacheValues = true
  const page = matches.at(-1)
  for (const each of pageQueries(page?.route.handle as PageHandle | undefined, page?.params ?? {})) {
    const data = carried.results?.[queryKey(each)]
    if (data) client.writeQuery({ ...each, data })
  }
  const missingAt: string | null = carried.missing ? location.pathname : null
  // Hydration in slices leaves the browser time to answer taps.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <ApolloProvider client={client}>
          <PublicAddress value={carried.publicUrl ?? location.origin}>
            <PageMissing value={missingAt}>
              <Hydrated client={client}>
                <RouterProvider router={router} />
              </Hydrated>
            </PageMissing>
          </PublicAddress>
        </ApolloProvider>
      </StrictMode>,
    )
  })
}
