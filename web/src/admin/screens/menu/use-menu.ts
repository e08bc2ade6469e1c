import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { calls } from '../../api/call/calls.ts'
import { currentI18n } from '../../language/i18n-provider.ts'
import { textOf } from './change-text.ts'
import { CallLine } from './menu-line.ts'
import { latestQuery, menuQuery, readDishes } from './menu-queries.ts'
import { MenuQueue } from './menu-queue.ts'

const line = new CallLine(calls, readDishes, (dishes, change) => {
  const { translate } = currentI18n()
  const others = dishes.length > 1 ? ` +${dishes.length - 1}` : ''
  return `${dishes[0]?.name}${others}: ${textOf(change, translate)}`
})

/** The queue of the page: it goes on sending when the screen is left. */
const queue = new MenuQueue(line)

const NONE: readonly never[] = []
/** Polling interval for changes made elsewhere, in ms. */
const LOOK_EVERY = 4_000

/** The whole menu with its unsaved changes; refetched on focus, or after a change elsewhere. */
export function useMenu() {
  const { data, error, isPending, refetch } = useQuery({
    ...menuQuery,
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  const { data: latest } = useQuery({
    ...latestQuery,
    // A hidden screen does not poll, and refetches when it becomes visible.
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
  })
  const seen = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (latest === undefined) return
    if (seen.current !== undefined && seen.current !== latest) void refetch()
    seen.current = latest
  }, [latest, refetch])
  useEffect(() => {
    if (!data) return
    queue.load(data.dishes)
    // Without a session the page is left.
    void line.adoptInto(queue).catch(() => {})
  }, [data])
  const states = useSyncExternalStore(queue.subscribe, queue.snapshot)
  return { queue, states, categories: data?.categories ?? NONE, error, isPending, refetch }
}
