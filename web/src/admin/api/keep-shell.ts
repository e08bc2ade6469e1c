import { loadInBackground } from './missed-files.ts'
import { registerOfficeWorker } from './office-worker.ts'

/** The shell of the back-office, which its worker shows without a connection: see `admin-worker.js`. */
const CACHE = 'office-shell'
const SHELL = '/admin'

/**
 * Keeps the page of the back-office and the files that it runs by, those of a screen among them.
 * @param load loads the code of the screen.
 */
export async function keepShell(load: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await registerOfficeWorker()
  await loadInBackground(load)
  const page = await fetch(SHELL, { cache: 'no-cache' })
  const html = await page.clone().text()
  if (!page.ok || !isOfThisBuild(html)) return
  const cache = await caches.open(CACHE)
  // The files of an earlier build belong to its page.
  const before = await cache.match(SHELL)
  if (before && (await before.text()) !== html) await forgetShell()
  const current = await caches.open(CACHE)
  const kept = new Set((await current.keys()).map(({ url }) => url))
  const missing = ownFiles().filter((file) => !kept.has(file))
  await current.addAll(missing)
  await current.put(SHELL, page)
}

export const forgetShell = (): Promise<boolean> => caches.delete(CACHE)

/** Whether this page has loaded all files that a page names: after an update it names others. */
function isOfThisBuild(html: string): boolean {
  const loaded = new Set(ownFiles())
  const named = html.match(/\/admin\/assets\/[^"]+/g) ?? []
  return named.every((file) => loaded.has(location.origin + file))
}

/** The files of the back-office that this page has loaded. */
function ownFiles(): string[] {
  const own = `${location.origin}/admin/assets/`
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded.filter((name) => name.startsWith(own)))]
}
