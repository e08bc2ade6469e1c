import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one browser is connected to. */
    browserEndpoint: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowserServer()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
