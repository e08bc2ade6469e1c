import { readFileSync } from 'node:fs'

export interface Route {
  readonly path: string
  readonly screen: string
  readonly status: number
  /** The API data that it reads; the template pages read none. */
  readonly live?: readonly string[]
}

/** Every address that the site has to serve. */
export const routes: readonly Route[] = JSON.parse(
  readFileSync(new URL('../contract/routes.json', import.meta.url), 'utf8'),
)

/** Routes of the working pages. */
export const liveRoutes = routes.filter((route) => route.live || route.path === '/contact')

/** The addresses of all routes, with the first record's id if needed, and one that does not exist. */
export const addresses = routes.map(({ path }) => path.replace('{id}', '1').replace('*', 'home-three'))
