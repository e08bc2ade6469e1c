import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isRefusal } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import {
  CHANGE_MENU_DISH,
  CHANGE_MENU_DISHES,
  LATEST_CHANGE,
  MENU_AT_A_GLANCE,
  ONE_MENU_DISH,
} from './menu.operations.ts'
import type { Dish } from './menu-dish.ts'
import { MenuKeeper, type Unsaved } from './menu-keeper.ts'

/** The key in local storage of changes that are not saved. */
const UNSAVED = 'admin.menu.unsaved'

function connectedKeeper(): MenuKeeper {
  return new MenuKeeper({
    send: async (id, input) => (await ask(CHANGE_MENU_DISH, { id, input }, 'product')).product,
    sendMany: async (ids, input) => (await ask(CHANGE_MENU_DISHES, { ids, input }, 'product')).many.requestId,
    read: async (id) => (await ask(ONE_MENU_DISH, { id })).product ?? {},
    remember(unsaved) {
      if (Object.keys(unsaved).length > 0) localStorage.setItem(UNSAVED, JSON.stringify(unsaved))
      else localStorage.removeItem(UNSAVED)
    },
    causeOf(error) {
      if (isRefusal(error, 'STALE_VERSION')) return 'changed'
      return error instanceof HttpError && error.status !== 503 ? 'refused' : 'away'
    },
  })
}

/** How often it is asked whether anything has changed elsewhere, in ms. */
const LOOK_EVERY = 4_000

/** The whole menu with its unsaved changes; refetched when the window gets the focus, or something has changed elsewhere. */
export function useMenu() {
  const [keeper] = useState(connectedKeeper)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['menu at a glance'],
    queryFn: async () => {
      const { categories, products } = await ask(MENU_AT_A_GLANCE, {})
      const dishes: Dish[] = products.map(({ productImages: [first], ...dish }) => ({
        ...dish,
        thumbUrl: first?.thumbUrl,
      }))
      return { categories, dishes }
    },
    refetchOnWindowFocus: true,
    gcTime: 0,
  })
  const { data: latest } = useQuery({
    queryKey: ['latest change'],
    queryFn: async () => (await ask(LATEST_CHANGE, {})).latestChange ?? '0',
    // A screen that is not seen asks nothing, and asks at once when it is seen again.
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
    if (data) keeper.load(data.dishes, leftover())
  }, [data, keeper])
  useEffect(() => {
    const retryAway = () => {
      for (const [id, { failure }] of keeper.snapshot()) {
        if (failure?.cause === 'away') void keeper.retry(id)
      }
    }
    addEventListener('online', retryAway)
    return () => removeEventListener('online', retryAway)
  }, [keeper])
  const states = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  return { keeper, states, categories: data?.categories ?? [], error, isPending, refetch }
}

function leftover(): Unsaved {
  return JSON.parse(localStorage.getItem(UNSAVED) ?? '{}') as Unsaved
}
