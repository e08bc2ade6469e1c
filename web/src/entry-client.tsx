import { replaceBrokenPictures } from './lib/broken-pictures.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/pages.css'

/** Longest delay of the scripts for the page's own pictures and an idle moment; the page works without them. */
const MAX_DELAY_MS = 2_000
// Not `pointerover` or `pointermove`, which are also fired if the pointer is already over the page.
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

let hasBegun = false

/**
 * Fetches the scripts and hydrates the page, at the first interaction or once it is painted and the browser is idle.
 */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const touch of TOUCHES) removeEventListener(touch, begin)
  // Links and forms work without scripts; a browser does not retry a module that failed.
  hydrate().catch((error: unknown) => console.error('The site could not start.', error))
}

/** Evaluates each chunk in a task of its own, so that the browser can handle taps in between. */
async function hydrate(): Promise<void> {
  const chunks = [...document.querySelectorAll<HTMLMetaElement>('meta[name="chunk"]')]
  for (const { content } of chunks) preload(content)
  for (const { content } of chunks) {
    await import(/* @vite-ignore */ content)
    await nextTask()
  }
  const { start } = await import('./start.tsx')
  await nextTask()
  await start()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Preloads a chunk, since imports of modules would be discovered one after the other. */
function preload(chunk: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = chunk
  document.head.append(link)
}

function beginWhenPainted(): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    // Not every browser has idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 500 })
    else setTimeout(begin, 200)
  })
  observer.observe({ type: 'paint', buffered: true })
}

replaceBrokenPictures()
for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
setTimeout(begin, MAX_DELAY_MS)
if (document.readyState === 'complete') beginWhenPainted()
else addEventListener('load', beginWhenPainted, { once: true })
