import type { BrowserContext, Page } from 'playwright'

/**
 * Notes whatever a visitor's browser complains of: messages on the console (hydration's included), faults in
 * scripts, requests that fail, and requests to another origin, of which there are to be none.
 * @param origin the product's, such as `http://127.0.0.1:3000`.
 * @returns the list, which grows; a test ends with `expect(noise).toEqual([])`.
 */
export function noiseOf(target: Page | BrowserContext, origin: string): string[] {
  const noise: string[] = []
  const watch = (page: Page) => {
    page.on('console', (message) => {
      // Of the browser's driver, where a visitor is to have no service worker.
      if (message.text().startsWith('Service Worker registration blocked')) return
      if (['error', 'warning'].includes(message.type())) {
        // What could not be loaded is told by its own address.
        const { url } = message.location()
        noise.push(`${message.type()} at ${page.url()}: ${message.text()} ${url}`)
      }
    })
    page.on('pageerror', (error) => noise.push(`fault at ${page.url()}: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // What a page asked for and no longer wants, once the visitor has gone on.
      if (reason !== 'net::ERR_ABORTED') noise.push(`${reason}: ${request.url()}`)
    })
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) {
        noise.push(`request to another origin: ${request.url()}`)
      }
    })
  }
  if ('newPage' in target) {
    target.pages().forEach(watch)
    target.on('page', watch)
  } else {
    watch(target)
  }
  return noise
}
