import { Outlet, useMatches } from 'react-router-dom'
import { ActionBar } from '../features/shell/action-bar.tsx'
import { AfterNavigation } from '../features/shell/after-navigation.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { Navbar } from '../features/shell/navbar.tsx'
import { Preloader } from '../features/shell/preloader.tsx'

/** What a route may say of the frame around it. */
export interface RouteHandle {
  readonly navbar?: 'main' | 'second' | 'third'
  /** What the second navbar opens at the side; of the route, so that no other page loads it. */
  readonly Panel?: () => React.ReactNode
}

/** The frame of all public pages. */
export function Component() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return (
    <>
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <Preloader />
      <Navbar variant={handle?.navbar ?? 'main'} Panel={handle?.Panel} />
      <main id="icerik" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ActionBar />
      <AfterNavigation />
    </>
  )
}
