import type { TestProject } from 'vitest/node'
import { startDemoProduct } from './demo-content.ts'

/** A product with the demo content that all files share which change nothing. */
export interface SharedSite {
  readonly url: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startDemoProduct({}, project.getProvidedContext().cluster)
  project.provide('sharedSite', { url: product.url, databaseUrl: product.database.url })
  return () => product.end()
}
