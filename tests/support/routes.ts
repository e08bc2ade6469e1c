import { readFileSync } from 'node:fs'

export interface Route {
  readonly path: string
  readonly screen: string
  readonly status: number
  /** What it reads of the API; the template pages read nothing. */
  readonly live?: readonly string[]
}

/** Every address that the site has to answer. */
export const routes: readonly Route[] = JSON.parse(
  readFileSync(new URL('../contract/routes.json', import.meta.url), 'utf8'),
)

/** Those of the working pages. */
export const liveRoutes = routes.filter((route) => route.live || route.path === '/contact')

/** The addresses of all routes, with the first record where one wants an id, and of one that is not there. */
export const addresses = routes.map(({ path }) => path.replace('{id}', '1').replace('*', 'home-three'))
