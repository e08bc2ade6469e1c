import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has taken the page over. What only the browser knows, such as the state of its history, may be
 * shown from then on: before, the page has to look as the server made it.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
