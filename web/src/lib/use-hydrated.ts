import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has hydrated the page. Browser-only state, such as that of the history, may be rendered only then,
 * because the first render must match the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
