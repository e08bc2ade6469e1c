import { Outlet, useMatches } from 'react-router-dom'
import { ActionBar } from '../features/shell/action-bar.tsx'
import { AfterNavigation } from '../features/shell/after-navigation.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { Navbar } from '../features/shell/navbar.tsx'
import { Preloader } from '../features/shell/preloader.tsx'
import * as shellWords from '../features/shell/shell.words.ts'
import { StoredBar } from '../features/shell/stored-bar.tsx'
import { SiteProvider } from '../features/shell/use-site.tsx'

/** The `handle` of a route, as far as the layout uses it. */
export interface RouteHandle {
  readonly navbar?: 'main' | 'second' | 'third'
  /** The side panel of the second navbar; part of the route, so that other pages do not load it. */
  readonly Panel?: () => React.ReactNode
}

export function Component() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return (
    <SiteProvider>
      <a className="skip-link" href="#icerik">
        {shellWords.skip}
      </a>
      <Preloader />
      <Navbar variant={handle?.navbar ?? 'main'} Panel={handle?.Panel} />
      <main id="icerik" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <StoredBar />
      <ActionBar />
      <AfterNavigation />
    </SiteProvider>
  )
}
