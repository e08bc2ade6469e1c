import { startTransition, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** More than a window shows. */
const AT_ONCE = 2

/** On a page that one comes to within the site: the first groups at once, all of them in a render that taps interrupt. */
export function useFirstGroups<Group>(groups: readonly Group[]): readonly Group[] {
  // The page of the server is hydrated as a whole.
  const [isWhole, setIsWhole] = useState(!useHydrated())
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return useMemo(() => (isWhole ? groups : groups.slice(0, AT_ONCE)), [groups, isWhole])
}
