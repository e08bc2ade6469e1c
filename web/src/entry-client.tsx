import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from './lib/apollo.ts'
import { PublicAddress } from './lib/head.tsx'
import { takeUp } from './lib/left-behind.ts'
import { PageMissing } from './lib/page-missing.ts'
import { withTypeNames } from './lib/type-names.ts'
import { type PageHandle, questionsOf, routes } from './router.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/pages.css'
import './styles/menu.css'

/** Stands around the page; once that has come alive, what it asks is asked anew. */
function Alive({ client, children }: { client: ApolloClient; children: ReactNode }): ReactNode {
  useEffect(() => {
    client.prioritizeCacheValues = false
  }, [client])
  return children
}

/** Takes over the page that the server sent. */
async function start(): Promise<void> {
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
  takeUp()
  const router = createBrowserRouter(table)
  const client = createBrowserClient(({ to, message }) => {
    const from = location.pathname + location.search
    if (from !== to) void router.navigate(to, { state: { message, from } })
  })
  // What the page brought along is not asked for again while it comes alive, however long that takes.
  client.prioritizeCacheValues = true
  const page = matches.at(-1)
  questionsOf(page?.route.handle as PageHandle | undefined, page?.params ?? {}).forEach((question, place) => {
    const { data, names } = carried.answers?.[place] ?? {}
    if (data) client.writeQuery({ ...question, data: withTypeNames(data, names) })
  })
  const missingAt: string | null = carried.missing ? location.pathname : null
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <ApolloProvider client={client}>
        <PublicAddress value={carried.publicUrl ?? location.origin}>
          <PageMissing value={missingAt}>
            <Alive client={client}>
              <RouterProvider router={router} />
            </Alive>
          </PageMissing>
        </PublicAddress>
      </ApolloProvider>
    </StrictMode>,
  )
}

start().catch((error: unknown) => console.error('The site could not start.', error))
