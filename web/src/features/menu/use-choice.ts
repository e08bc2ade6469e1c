import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { IN_PLACE, useInPlace } from '../../lib/in-place.ts'
import { searchText } from '../../lib/search-text.ts'
import { paths } from '../../paths.ts'
import type { Allergen } from '../../rules/food.ts'
import { AVOIDED, avoidedIn, writtenAvoided } from '../../rules/food-filter.ts'
import { ALL } from './dish-groups.ts'

/** Throttle: browsers limit changes of the address to about three per second. */
const ADDRESS_AFTER_MS = 400

interface Choice {
  /** The id of the chosen category; that of `ALL` during a search. */
  readonly chosen: string
  /** The allergens that dishes must not contain. */
  readonly avoided: readonly Allergen[]
  /** As typed. */
  readonly typed: string
  readonly search: string
  setTyped(text: string): void
  choose(id: string): void
  avoid(avoided: readonly Allergen[]): void
  reset(): void
}

function addressOf(path: string, search: string, avoided: string): string {
  const parameters = new URLSearchParams({
    ...(search && { q: search }),
    ...(avoided && { [AVOIDED]: avoided }),
  })
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

const pathOf = (category: string) => (category === ALL.id ? paths.menu : paths.menuOf(category))

/** Category, search and avoided allergens of the menu page. All are in its address, which is replaced. */
export function useChoice(id: string): Choice {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isInPlace = useInPlace()
  const [parameters] = useSearchParams()
  const asked = searchText(parameters.get('q') ?? '')
  // A string, so that equal selections compare equal.
  const avoided = writtenAvoided(avoidedIn(parameters.getAll(AVOIDED)))
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
    if (search === asked) return
    const timer = setTimeout(() => {
      void navigate(addressOf(paths.menu, search, avoided), { replace: true, state: IN_PLACE })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, asked, avoided, navigate])

  const chosen = search ? ALL.id : id
  const show = useCallback(
    (to: string) =>
      // In one update, or the whole menu would flash in between.
      startTransition(() => {
        setTyped('')
        void navigate(to, { replace: true, state: IN_PLACE })
      }),
    [navigate],
  )

  return {
    chosen,
    avoided: useMemo(() => avoidedIn([avoided]), [avoided]),
    typed,
    search,
    setTyped,
    choose: useCallback((category) => show(addressOf(pathOf(category), '', avoided)), [show, avoided]),
    reset: () => show(paths.menu),
    avoid(next) {
      const to = addressOf(pathOf(chosen), search, writtenAvoided(next))
      void navigate(to, { replace: true, state: IN_PLACE })
    },
  }
}
