import { startTransition, useEffect, useMemo, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** More than fit into a window. */
const AT_ONCE = 2

interface ShownGroups<Group> {
  readonly shown: readonly Group[]
  /** Whether the visitor has come back within the site, to a scroll position that depends on the height of each group. */
  readonly isReturn: boolean
  /** Whether the server has rendered them. */
  readonly isServed: boolean
}

/**
 * After a link within the site: renders the first groups at once, and all of them in an interruptible transition. After
 * Back and Forward: all at once.
 */
export function useFirstGroups<Group>(groups: readonly Group[]): ShownGroups<Group> {
  const isHydrated = useHydrated()
  const isPop = useNavigationType() === 'POP'
  const [isReturn] = useState(isHydrated && isPop)
  // A server-rendered page is hydrated as a whole.
  const [isServed] = useState(!isHydrated)
  const [isWhole, setIsWhole] = useState(isServed || isReturn)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  const shown = useMemo(() => (isWhole ? groups : groups.slice(0, AT_ONCE)), [groups, isWhole])
  return { shown, isReturn, isServed }
}
