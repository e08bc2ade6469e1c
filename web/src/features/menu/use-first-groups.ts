import { startTransition, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** More than fit into a window. */
const AT_ONCE = 2

/**
 * After a navigation within the site: renders the first groups at once, and all of them in an interruptible transition.
 */
export function useFirstGroups<Group>(groups: readonly Group[]): readonly Group[] {
  // A server-rendered page is hydrated as a whole.
  const [isWhole, setIsWhole] = useState(!useHydrated())
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return useMemo(() => (isWhole ? groups : groups.slice(0, AT_ONCE)), [groups, isWhole])
}
