import type { BrowserContext, Page } from 'playwright'

/**
 * Records problems in a visitor's browser: console messages (including hydration warnings), script errors, failed
 * requests, and requests to another origin.
 * @param origin of the application, such as `http://127.0.0.1:3000`.
 * @returns the growing list; a test ends with `expect(noise).toEqual([])`.
 */
export function noiseOf(target: Page | BrowserContext, origin: string): string[] {
  const noise: string[] = []
  const watch = (page: Page) => {
    page.on('console', (message) => {
      // Caused by the browser's driver where service workers are blocked.
      if (message.text().startsWith('Service Worker registration blocked')) return
      if (['error', 'warning'].includes(message.type())) {
        // A failed load is identified by its address.
        const { url } = message.location()
        noise.push(`${message.type()} at ${page.url()}: ${message.text()} ${url}`)
      }
    })
    page.on('pageerror', (error) => {
      // The router skips a view transition that the next one overtakes, and does not handle its rejected `ready`.
      if (error.message.startsWith('Transition was skipped.')) return
      noise.push(`fault at ${page.url()}: ${error.message}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // Requests that a navigation cancelled.
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
