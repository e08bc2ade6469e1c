import { replaceBrokenPictures } from './lib/broken-pictures.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/pages.css'

/** The page works without scripts; its hydration never waits longer than this for an idle moment. */
const AT_LATEST_MS = 2_000
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const

let hasBegun = false

/** Hydrates the page at the first touch, or when the browser has nothing else to do. */
function begin(): void {
  if (hasBegun) return
  hasBegun = true
  for (const touch of TOUCHES) removeEventListener(touch, begin)
  import('./start.tsx')
    .then(({ start }) => start())
    .catch((error: unknown) => console.error('The site could not start.', error))
}

replaceBrokenPictures()
for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
// Not every browser has idle callbacks.
if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: AT_LATEST_MS })
else setTimeout(begin, AT_LATEST_MS / 10)
