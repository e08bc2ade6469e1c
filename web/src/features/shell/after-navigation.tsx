import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useInPlace } from '../../lib/in-place.ts'
import { ScrollPositions } from './scroll-positions.ts'

const CUSTOM_SCRIPT = '/custom.js'

/**
 * After each navigation: scrolls to the top and moves the focus to the content, or, after Back and Forward, to where the
 * visitor was; then loads the shared custom script again.
 */
export function AfterNavigation() {
  useArrival()
  const { key } = useLocation()
  const isInPlace = useInPlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes with each navigation
  useEffect(() => {
    if (isInPlace) return
    for (const script of document.querySelectorAll(`script[src^="${CUSTOM_SCRIPT}"]`)) script.remove()
    const script = document.createElement('script')
    script.src = CUSTOM_SCRIPT
    script.async = true
    document.body.append(script)
  }, [key])
  return null
}

/** Sets scroll position and focus before the page is painted. */
function useArrival(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isInPlace = useInPlace()
  const recorded = useRef<ScrollPositions>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and fragment are what changes with each navigation
  useLayoutEffect(() => {
    const isFirst = !recorded.current
    recorded.current ??= new ScrollPositions()
    const positions = recorded.current
    const isKnown = positions.arrive()
    // A fragment that is followed is scrolled to by the browser.
    if (isFirst || isInPlace || (hash && !isKnown)) return positions.note()
    const link = isReturn && positions.restore()
    if (!isReturn) scrollTo(0, 0)
    const content = document.getElementById('icerik')
    ;(link || content)?.focus({ preventScroll: true })
  }, [key, hash])
}
