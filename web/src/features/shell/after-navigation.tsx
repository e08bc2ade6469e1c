import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useInPlace } from '../../lib/in-place.ts'

const CUSTOM_SCRIPT = '/custom.js'

/**
 * After each navigation: scrolls to the top, moves the focus to the content, and loads the shared custom script
 * again.
 */
export function AfterNavigation() {
  const { key, hash } = useLocation()
  const isInPlace = useInPlace()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes with each navigation
  useEffect(() => {
    if (isInPlace) return
    if (first.current) first.current = false
    else if (!hash) {
      window.scrollTo(0, 0)
      document.getElementById('icerik')?.focus({ preventScroll: true })
    }
    for (const script of document.querySelectorAll(`script[src^="${CUSTOM_SCRIPT}"]`)) script.remove()
    const script = document.createElement('script')
    script.src = CUSTOM_SCRIPT
    script.async = true
    document.body.append(script)
  }, [key])
  return null
}
