import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useInPlace } from '../../lib/in-place.ts'
import { LeftLinks } from './left-links.ts'
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
  const [positions] = useState(() => new ScrollPositions())
  const [links] = useState(() => new LeftLinks())

  useLayoutEffect(() => {
    const stops = [positions.record(), links.record()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [positions, links])

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and fragment are what changes with each navigation
  useLayoutEffect(() => {
    positions.arrive()
    links.arrive(key)
    if (first.current || isInPlace || (hash && !positions.isKnown)) {
      first.current = false
      positions.note()
      return
    }
    if (isReturn) positions.restore()
    else scrollTo(0, 0)
    const place = (isReturn && links.find()) || document.getElementById('icerik')
    place?.focus({ preventScroll: true })
  }, [key, hash])
}
