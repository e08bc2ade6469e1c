import { ApolloProvider } from '@apollo/client/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { SHELL } from './features/shell/shell-query.ts'
import { createBrowserClient } from './lib/apollo.ts'
import { PublicAddress } from './lib/head.tsx'
import { withoutLanguage } from './lib/in-language.ts'
import { beginNativePresses, EndNativePresses } from './lib/native-presses.tsx'
import { orderParts } from './lib/order-parts.ts'
import { PageData } from './lib/page-data.ts'
import { PageMissing } from './lib/page-missing.ts'
import { prepareLinks } from './lib/prepare-links.ts'
import { restoreRedirectState } from './lib/redirect-state.ts'
import { type PageQuery, pageQuery } from './lib/route-queries.ts'
import { leaveStoredPage, openStoredPages, takeOpenedAddress } from './lib/stored-page.ts'
import { isStored, preparePage, routes } from './router.tsx'
import * as spokenWords from './rules/spoken.words.ts'

// For a page that was opened before guests could order.
orderParts.loadAll = () => import('./routes/live/parts.tsx').then((parts) => parts.loadAll())

export async function start(): Promise<void> {
  const carried = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
  const client = createBrowserClient(({ to, message }) => {
    const { pathname, search } = router.state.navigation.location ?? location
    const from = pathname + search
    if (from !== to) void router.navigate(to, { state: { message, from } })
  }, carried.results)
  const data = new PageData(client)
  const open = async (page: readonly PageQuery[]) => {
    const [layout, all] = [data.renew(pageQuery(SHELL)), data.load(page)]
    void Promise.all([layout, all]).then((arrived) => arrived.every(Boolean) && leaveStoredPage())
    await layout
  }
  const table = routes(open)
  const opened = takeOpenedAddress()
  // A matched route must be loaded before the router exists, or the page would be rendered twice.
  const matches = matchRoutes(table, location, spokenWords.base || '/') ?? []
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') {
      const loaded = await route.lazy()
      Object.assign(route, { ...loaded, lazy: undefined })
    }
  }
  // In development a document names no chunks.
  if (import.meta.env.DEV) await orderParts.loadAll?.()
  restoreRedirectState()
  // The page has its data already.
  const loaderData = Object.fromEntries(matches.flatMap(({ route: { id } }) => (id ? [[id, null]] : [])))
  const router = createBrowserRouter(table, {
    basename: spokenWords.base || '/',
    hydrationData: { loaderData },
  })
  const missingAt: string | null = carried.missing ? withoutLanguage(location.pathname) : null
  const onHydrated = () => {
    if (opened) void router.navigate(opened, { replace: true })
  }
  // What is shown may be a stored page.
  addEventListener('online', () => {
    const { route, params } = router.state.matches.at(-1) ?? {}
    void open(route?.handle?.page.queries(params) ?? [])
  })
  beginNativePresses()
  // Hydration in slices leaves the browser time to handle taps.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <ApolloProvider client={client}>
          <PublicAddress value={carried.publicUrl ?? location.origin}>
            <PageMissing value={missingAt}>
              <EndNativePresses onHydrated={onHydrated}>
                <RouterProvider router={router} />
              </EndNativePresses>
            </PageMissing>
          </PublicAddress>
        </ApolloProvider>
      </StrictMode>,
    )
  })
  openStoredPages(isStored)
  if (carried.isStored) navigator.serviceWorker?.register('/service-worker.js').catch(() => {})
  // From now on links need the data of a page, not its document, so that speculation rules would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove()
  prepareLinks((pathname) => preparePage(pathname, data.prepare))
}
