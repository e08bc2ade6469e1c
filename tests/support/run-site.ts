import type { TestProject } from 'vitest/node'
import { startDemoServer } from './demo-content.ts'

/** A server with the demo content that all files share which change nothing. */
interface SharedSite {
  readonly url: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDemoServer({}, project.getProvidedContext().cluster)
  let isEnding = false
  void server.ended.then(() => {
    if (!isEnding) console.error(`The shared site has ended:\n${server.output().slice(-2_000)}`)
  })
  project.provide('sharedSite', { url: server.url, databaseUrl: server.database.url })
  return () => {
    isEnding = true
    return server.end()
  }
}
