import { type ReactNode, useLayoutEffect } from 'react'

/** The events of a press, each of which makes React hydrate the whole page synchronously. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click']
/** What the browser handles by itself. */
const NATIVE = 'a[href], summary, button[popovertarget], button[type="submit"]'

function keepFromReact(event: Event): void {
  const { target } = event
  if (event.type === 'click' && !(target instanceof Element && target.closest(NATIVE))) return
  event.stopPropagation()
}

/** From now on until the page is hydrated, presses are handled by the browser alone, which answers them sooner. */
export function beginNativePresses(): void {
  for (const press of PRESSES) document.addEventListener(press, keepFromReact, { capture: true })
}

/** Ends native presses with the first commit of the page. */
export function EndNativePresses({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const press of PRESSES) document.removeEventListener(press, keepFromReact, { capture: true })
  }, [])
  return children
}
