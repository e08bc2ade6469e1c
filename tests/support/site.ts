import pg from 'pg'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { noiseOf } from './console.ts'
import { type DemoServer, startDemoServer } from './demo-content.ts'
import type {} from './run-browser.ts'
import type {} from './run-site.ts'

export interface Visit {
  readonly page: Page
  /** Errors and warnings of the browser. A test that does not remove them fails if there are any at its end. */
  readonly noise: string[]
  /** The names of the GraphQL operations that it has sent. */
  readonly asked: string[]
}

/** A site that a test only reads. */
export interface SharedSite {
  readonly server: Pick<DemoServer, 'url'>
  /** Asks the database; what would change it fails. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Asks the API, as the pages do. */
  ask<Data>(query: string): Promise<Data>
  /** A visitor with a browser that has kept nothing, before they go anywhere. */
  visitor(options?: BrowserContextOptions): Promise<Visit>
  /** A visitor who has opened a page, which is alive. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>
}

/** A site of a test file's own. */
export interface Site extends SharedSite {
  readonly server: DemoServer
  /** Changes content as anybody would who has the database; the next visit shows it. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

/** Removes the errors that a test has caused itself. */
export function forgive({ noise }: Visit, what: RegExp): void {
  noise.splice(0, noise.length, ...noise.filter((line) => !what.test(line)))
}

/** A site with the demo content for all tests of a file, which may change it, and the run's browser. */
export function openSite(env: Readonly<Record<string, string>> = {}): Site {
  let server: DemoServer
  beforeAll(async () => {
    server = await startDemoServer(env)
  })
  afterEach(() => {
    if (server.child.exitCode === null && server.child.signalCode === null) return
    throw new Error(`The server has ended (${server.child.signalCode}):\n${server.output().slice(-2_000)}`)
  })
  afterAll(() => server?.end())
  // Passkeys belong to a name, which visitors then use.
  const named = env.PUBLIC_URL?.startsWith('http://localhost:') ? env.PUBLIC_URL : undefined
  const visits = openVisits(() => ({ url: named ?? server.url, connectionString: server.database.url }))
  return Object.defineProperty({ ...visits } as Site, 'server', { get: () => server })
}

/** The site with the demo content that all files share which change nothing: it is started once for a run. */
export function openSharedSite(): SharedSite {
  const { url, databaseUrl } = inject('sharedSite')
  const options = '-c default_transaction_read_only=on'
  return { server: { url }, ...openVisits(() => ({ url, connectionString: databaseUrl, options })) }
}

interface Target extends pg.ClientConfig {
  readonly url: string
}

/** Visits to a site, whose address is known once it has been started. */
function openVisits(target: () => Target): Omit<SharedSite, 'server'> {
  let url: string
  let browser: Browser
  let client: pg.Client
  const visits: Visit[] = []

  beforeAll(async () => {
    const { url: address, ...database } = target()
    url = address
    client = new pg.Client(database)
    await client.connect()
    browser = await chromium.connect(inject('browserEndpoint'))
  })

  afterEach(async () => {
    const ended = visits.splice(0)
    // Blocked by policy is what scripts are for who has them off.
    const noise = ended.flatMap((visit) => visit.noise).filter((line) => !line.startsWith('csp: '))
    for (const { page } of ended) await page.context().close()
    expect(noise).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await client?.end()
  })

  return {
    async sql(statement, values) {
      const { rows } = await client.query(statement, values)
      return rows
    },
    async ask(query) {
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = (await reply.json()) as { data: never; errors?: unknown }
      expect(errors).toBeUndefined()
      return data
    },
    async visitor(options = DESKTOP) {
      const context = await browser.newContext({
        locale: 'tr-TR',
        // A test cannot intercept the replies of a service worker.
        serviceWorkers: 'block',
        ...options,
      })
      // Shorter than a test's time, so that it is told what was waited for.
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => {
        const asks = new URL(request.url())
        if (asks.href !== `${url}/graphql${asks.search}`) return
        const isRead = request.method() === 'GET'
        // An upload is no JSON, and the playground is a page at the same address.
        const isJson = request.headers()['content-type']?.startsWith('application/json')
        const name = isRead
          ? asks.searchParams.get('operationName')
          : isJson && request.postDataJSON()?.operationName
        if (name || !isRead) asked.push(name || 'upload')
      })
      const visit = { page, noise: noiseOf(page, url), asked }
      visits.push(visit)
      return visit
    },
    async visit(path, options) {
      const visit = await this.visitor(options)
      await visit.page.goto(url + path)
      if (options?.javaScriptEnabled !== false) await isAlive(visit.page)
      return visit
    },
  }
}

/** Once React has taken the page over, and after each navigation, the shared custom script is there. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
}
