import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isRefusal } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { CHANGE_MENU_DISH, CHANGE_MENU_DISHES, ONE_MENU_DISH } from './menu.operations.ts'
import type { Dish } from './menu-dish.ts'
import { MenuKeeper, stillUnsaved, type Unsaved } from './menu-keeper.ts'
import { latestQuery, menuQuery } from './menu-queries.ts'

/** The unsaved changes of a user in local storage, which all tabs share. */
class UnsavedStore {
  /** Ids of the changes that this tab has put there; another tab has its own. */
  private own: readonly string[] = []
  private key = ''

  /** Has to be called before the others. */
  open(userId: string): this {
    this.key = `admin.menu.unsaved.${userId}`
    return this
  }

  write(unsaved: Unsaved): void {
    const others = Object.entries(this.read()).filter(([id]) => !this.own.includes(id))
    this.own = Object.keys(unsaved)
    this.put({ ...Object.fromEntries(others), ...unsaved })
  }

  /** Drops the changes that are stored, and reads the others. */
  settle(dishes: readonly Dish[]): Unsaved {
    const left = stillUnsaved(this.read(), dishes)
    this.put(left)
    return left
  }

  private read(): Unsaved {
    return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Unsaved
  }

  private put(all: Unsaved): void {
    if (Object.keys(all).length > 0) localStorage.setItem(this.key, JSON.stringify(all))
    else localStorage.removeItem(this.key)
  }
}

function connectedKeeper(store: UnsavedStore): MenuKeeper {
  return new MenuKeeper({
    send: async (id, input) => (await ask(CHANGE_MENU_DISH, { id, input }, 'product')).product,
    sendMany: async (ids, input) => (await ask(CHANGE_MENU_DISHES, { ids, input }, 'product')).many.requestId,
    read: async (id) => (await ask(ONE_MENU_DISH, { id })).product ?? {},
    remember: (unsaved) => store.write(unsaved),
    causeOf(error) {
      if (isRefusal(error, 'STALE_VERSION')) return 'changed'
      return error instanceof HttpError && error.status !== 503 ? 'refused' : 'away'
    },
  })
}

const NONE: readonly never[] = []
/** Polling interval for changes made elsewhere, in ms. */
const LOOK_EVERY = 4_000

/** The whole menu with its unsaved changes; refetched on focus, or after a change elsewhere. */
export function useMenu() {
  const [store] = useState(() => new UnsavedStore())
  const [keeper] = useState(() => connectedKeeper(store))
  const { data, error, isPending, refetch } = useQuery({
    ...menuQuery,
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  const { data: latest, isError: isAway } = useQuery({
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
    if (data) keeper.load(data.dishes, store.open(data.userId).settle(data.dishes))
  }, [data, keeper, store])
  const retryAway = useCallback(() => {
    for (const [id, { failure }] of keeper.snapshot()) {
      if (failure?.cause === 'away') void keeper.retry(id)
    }
  }, [keeper])
  useEffect(() => {
    addEventListener('online', retryAway)
    return () => removeEventListener('online', retryAway)
  }, [retryAway])
  // A restarted server is no event of the browser.
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) retryAway()
    wasAway.current = isAway
  }, [isAway, retryAway])
  const states = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  return { keeper, states, categories: data?.categories ?? NONE, error, isPending, refetch }
}
