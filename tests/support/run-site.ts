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
  let isEnding = false
  void product.ended.then(() => {
    if (!isEnding) console.error(`The shared site has ended:\n${product.output().slice(-2_000)}`)
  })
  project.provide('sharedSite', { url: product.url, databaseUrl: product.database.url })
  return () => {
    isEnding = true
    return product.end()
  }
}
