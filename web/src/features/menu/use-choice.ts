import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE, useInPlace } from '../../lib/in-place.ts'
import { searchText } from '../../lib/search-text.ts'
import { paths } from '../../paths.ts'
import { type FoodWish, wishesIn, writtenWishes } from '../../rules/food-filter.ts'
import type { useMenuPlace } from './menu-place.ts'
import { ALL } from './menu-query.ts'

/** Throttle: browsers limit changes of the address to about three per second. */
const ADDRESS_AFTER_MS = 400

interface Choice {
  /** The id of the chosen category; that of `ALL` during a search. */
  readonly chosen: string
  /** The active filters. */
  readonly wishes: readonly FoodWish[]
  /** As typed. */
  readonly typed: string
  readonly search: string
  setTyped(text: string): void
  choose(id: string): void
  wish(wishes: readonly FoodWish[]): void
  unwish(wish: FoodWish): void
  reset(): void
}

/** The address of a list of dishes. */
export function listAddress(category: string, search: string, wishes: readonly FoodWish[]): string {
  const path = category === ALL.id ? paths.menu : paths.menuOf(category)
  const parameters = new URLSearchParams({ ...(search && { q: search }), ...writtenWishes(wishes) })
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Category, search and wishes of the menu page. All are in its address, which is replaced. */
export function useChoice({ category, parameters, key, isSheet }: ReturnType<typeof useMenuPlace>): Choice {
  const navigate = useNavigate()
  const isInPlace = useInPlace()
  const asked = searchText(new URLSearchParams(parameters).get('q') ?? '')
  const wishes = useMemo(() => wishesIn(new URLSearchParams(parameters)), [parameters])
  // A second tap may come before the page has changed by the first.
  const latestWishes = useRef<readonly FoodWish[]>(wishes)
  useEffect(() => {
    latestWishes.current = wishes
  }, [wishes])
  const [typed, setTyped] = useState(asked)
  const search = searchText(typed)

  const lastKey = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    // Hydration is not a navigation, and keeps what was typed before it.
    if (lastKey.current !== key && !isInPlace) setTyped(asked)
    lastKey.current = key
  }, [key])

  useEffect(() => {
    if (search === asked || isSheet) return
    const timer = setTimeout(() => {
      void navigate(listAddress(ALL.id, search, wishes), { replace: true, state: IN_PLACE })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, asked, wishes, isSheet, navigate])

  const chosen = search ? ALL.id : category
  const show = useCallback(
    (to: string) =>
      // In one update, or the whole menu would flash in between.
      startTransition(() => {
        setTyped('')
        void navigate(to, { replace: true, state: IN_PLACE })
      }),
    [navigate],
  )

  const wish = (next: readonly FoodWish[]) => {
    latestWishes.current = next
    void navigate(listAddress(chosen, search, next), { replace: true, state: IN_PLACE })
  }

  return {
    chosen,
    wishes,
    typed,
    search,
    setTyped,
    choose: useCallback((id) => show(listAddress(id, '', wishes)), [show, wishes]),
    reset: () => show(paths.menu),
    wish,
    unwish: (unwanted) => wish(latestWishes.current.filter((each) => each !== unwanted)),
  }
}
