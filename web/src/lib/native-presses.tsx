import { type ReactNode, useEffect, useLayoutEffect } from 'react'

/** Discrete events: at each of them React hydrates the whole page synchronously. */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click']
/** Elements whose default action does all that their handlers do. A link within the page may also change its state. */
const NATIVE = 'a[href]:not([href^="#"]), summary, button[popovertarget], button[type="submit"]'

function keepFromReact(event: Event): void {
  const { target } = event
  if (event.type === 'click' && !(target instanceof Element && target.closest(NATIVE))) return
  event.stopPropagation()
}

/** Leaves presses to their default actions until the page is hydrated, because those do not wait for React. */
export function beginNativePresses(): void {
  for (const press of PRESSES) document.addEventListener(press, keepFromReact, { capture: true })
}

interface EndNativePressesProps {
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** Delivers presses to React again from the first commit of the page on. */
export function EndNativePresses({ onHydrated, children }: EndNativePressesProps) {
  useLayoutEffect(() => {
    for (const press of PRESSES) document.removeEventListener(press, keepFromReact, { capture: true })
  }, [])
  useEffect(onHydrated, [onHydrated])
  return children
}
