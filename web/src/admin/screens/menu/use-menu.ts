import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { HttpError } from 'react-admin'
import { isRefusal, isRefused } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { CHANGE_MENU_DISH, CHANGE_MENU_DISHES, MENU_DISHES, ONE_MENU_DISH } from './menu.operations.ts'
import type { Dish } from './menu-dish.ts'
import { MenuKeeper, stillUnsaved, type Unsaved } from './menu-keeper.ts'
import { latestQuery, menuQuery } from './menu-queries.ts'

/** The unsaved changes of a user in local storage, which all tabs share. */
class UnsavedStore {
  /** Ids of the changes that this tab has put there; another tab has its own. */
  private own: readonly string[] = []
  private readonly key: string

  constructor(userId: string) {
    this.key = `admin.menu.unsaved.${userId}`
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

  /** Calls back when another tab has changed the storage. @returns a function that ends it. */
  watch(onChange: (unsaved: Unsaved) => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === this.key) onChange(this.read())
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }

  private read(): Unsaved {
    const all = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Partial<Unsaved[string]>>
    // Earlier versions stored them in another form.
    return Object.fromEntries(Object.entries(all).filter(([, { change, seen }]) => change && seen)) as Unsaved
  }

  private put(all: Unsaved): void {
    try {
      if (Object.keys(all).length > 0) localStorage.setItem(this.key, JSON.stringify(all))
      else localStorage.removeItem(this.key)
    } catch (error) {
      // Changes are saved all the same if the storage is full; only those without a connection would be lost with the page.
      console.info('The storage of the browser does not answer.', error)
    }
  }
}

function connectedKeeper(store: UnsavedStore): MenuKeeper {
  return new MenuKeeper({
    async send(id, { change, version, clientKey }) {
      const input = { ...change, version }
      return (await ask(CHANGE_MENU_DISH, { id, input, clientKey }, 'product')).product
    },
    async sendMany({ ids, change, versions, clientKey }) {
      const call = { ids, input: change, versions, clientKey }
      return (await ask(CHANGE_MENU_DISHES, call, 'product')).many.requestId
    },
    async read(ids) {
      const [id] = ids
      if (id === undefined || ids.length > 1) return (await ask(MENU_DISHES, {})).products
      try {
        const { product } = await ask(ONE_MENU_DISH, { id })
        return product ? [product] : []
      } catch (error) {
        if (isGone(error)) return []
        throw error
      }
    },
    remember: (unsaved) => store.write(unsaved),
    causeOf(error) {
      if (isRefusal(error, 'STALE_VERSION')) return 'changed'
      if (!isRefused(error)) return 'away'
      // A dish that was removed, or hidden from this user, does not keep the others of its call from being changed.
      return isGone(error) ? 'changed' : 'refused'
    },
  })
}

const isGone = (error: unknown) => (error as HttpError).status === 404

/** A keeper and the store of its unsaved changes for each user: a change in flight survives leaving the screen. */
const kept = new Map<string, { keeper: MenuKeeper; store: UnsavedStore }>()

function keptFor(userId: string) {
  const known = kept.get(userId)
  if (known) return known
  const store = new UnsavedStore(userId)
  const made = { keeper: connectedKeeper(store), store }
  kept.set(userId, made)
  return made
}

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
  const { keeper, store } = keptFor(data?.userId ?? '')
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
  const retryAway = useCallback(() => {
    for (const id of keeper.snapshot().keys()) void keeper.resume(id)
  }, [keeper])
  useEffect(() => {
    if (!data) return
    keeper.load(data.dishes, store.settle(data.dishes))
    retryAway()
  }, [data, keeper, store, retryAway])
  useEffect(() => store.watch(keeper.adopt), [keeper, store])
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
