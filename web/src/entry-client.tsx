import { replaceBrokenPictures } from './lib/broken-pictures.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/pages.css'

/** The page works without scripts; they never wait longer than this for the page's own pictures and an idle moment. */
const AT_LATEST_MS = 2_000
// Not `pointerover` or `pointermove`, which come by themselves where the pointer already lies on the page.
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

let hasBegun = false

/** Fetches the scripts and hydrates the page, at the first touch or once it is painted and the browser is idle. */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const touch of TOUCHES) removeEventListener(touch, begin)
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="chunk"]')) preload(content)
  import('./start.tsx')
    .then(async ({ start }) => {
      // A task of its own: taps that came while the scripts were evaluated are answered first.
      await new Promise((resolve) => setTimeout(resolve))
      await start()
    })
    // Links and forms go on without; a browser does not ask again for a module that failed.
    .catch((error: unknown) => console.error('The site could not start.', error))
}

/** A module imports others, which would be found one after the other. */
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
setTimeout(begin, AT_LATEST_MS)
if (document.readyState === 'complete') beginWhenPainted()
else addEventListener('load', beginWhenPainted, { once: true })
