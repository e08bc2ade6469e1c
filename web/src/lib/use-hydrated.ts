import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has hydrated the page. State that only the browser has, such as that of its history, may be shown
 * only then, because the first render must match the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
