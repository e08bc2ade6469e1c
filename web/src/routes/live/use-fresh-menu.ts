import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { MENU, type Menu } from '../../features/menu/menu-query.ts'
import { ORDERING } from '../../features/order/ordering-query.ts'
import { SHELL } from '../../features/shell/shell-query.ts'
import { oneAtATime } from './one-at-a-time.ts'

const READ_AGAIN_MS = 60_000
/** Prices that were read longer ago are not sent. */
const FRESH_MS = 120_000

const AFRESH = { fetchPolicy: 'network-only', context: { purpose: { isAhead: true } } } as const

interface FreshMenu {
  readonly menu: Menu | undefined
  /** When it was read; null until it is. */
  readonly readAt: Date | null
  /** Reads it once more. */
  readonly read: () => void
}

/**
 * The menu as it is now, with hours, number and settings of the restaurant: read when the page is opened, when it is shown
 * again, and each minute. Renders whenever it looks, as what was read grows old without a connection.
 */
export function useFreshMenu(): FreshMenu {
  const client = useApolloClient()
  const menu = useQuery(MENU, { fetchPolicy: 'cache-first' }).data
  const [readAt, setReadAt] = useState<Date | null>(null)
  const [, setLookedAt] = useState(0)
  const read = useMemo(
    () =>
      oneAtATime(async () => {
        const begun = new Date()
        await Promise.all([MENU, ORDERING, SHELL].map((query) => client.query({ ...AFRESH, query })))
        setReadAt(begun)
      }),
    [client],
  )
  useEffect(() => {
    const look = () => {
      setLookedAt(Date.now())
      if (document.visibilityState === 'visible') read()
    }
    look()
    const timer = setInterval(look, READ_AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read])
  return { menu, readAt, read }
}

/** Whether what was read then may be sent. A clock may have been put back. */
export const isFresh = (readAt: Date | null): readAt is Date =>
  readAt !== null && Math.abs(Date.now() - readAt.getTime()) < FRESH_MS
