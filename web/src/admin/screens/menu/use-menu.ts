import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { calls } from '../../api/call/calls.ts'
import { currentI18n } from '../../language/i18n-provider.ts'
import { textOf } from './change-text.ts'
import { MENU } from './menu.operations.ts'
import { CallLine } from './menu-line.ts'
import { latestQuery, menuQuery, readDishes } from './menu-queries.ts'
import { MenuQueue } from './menu-queue.ts'
import { MenuStates } from './menu-states.ts'

const line = new CallLine(calls, readDishes, (dishes, change) => {
  const { translate } = currentI18n()
  const others = dishes.length > 1 ? ` +${dishes.length - 1}` : ''
  return `${dishes[0]?.name}${others}: ${textOf(change, translate)}`
})

/** Those of the page: what was changed is sent although the screen is left. */
const menu = new MenuStates(line)
const queue = new MenuQueue(menu, line)

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
    menu.load(data.dishes)
    // Without a session the page is left.
    void line.adoptInto(menu).catch(() => {})
  }, [data])
  const states = useSyncExternalStore(menu.subscribe, menu.snapshot)
  const isWaiting = useSyncExternalStore(calls.subscribe, calls.snapshot).some(({ subject }) =>
    subject.startsWith(`${MENU}/`),
  )
  return {
    menu,
    queue,
    states,
    isWaiting,
    categories: data?.categories ?? NONE,
    latest,
    error,
    isPending,
    refetch,
  }
}
