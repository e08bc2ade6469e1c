import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { IN_PLACE, useInPlace } from '../../lib/in-place.ts'
import { searchText } from '../../lib/search-text.ts'
import { paths } from '../../paths.ts'
import { ALL } from './dish-groups.ts'

/** Browsers refuse to change the address more often than some three times a second. */
const ADDRESS_AFTER_MS = 400

interface Choice {
  /** The id of the chosen category; that of `ALL` during a search. */
  readonly chosen: string
  /** As typed. */
  readonly typed: string
  readonly search: string
  setTyped(text: string): void
  choose(id: string): void
}

/** The category and the search of the menu page. Both are in its address, which replaces the one before. */
export function useChoice(id: string): Choice {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isInPlace = useInPlace()
  const asked = searchText(useSearchParams()[0].get('q') ?? '')
  const [typed, setTyped] = useState(asked)
  const search = searchText(typed)

  const seen = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    // Hydration is no navigation, and keeps what was typed before it.
    if (seen.current !== key && !isInPlace) setTyped(asked)
    seen.current = key
  }, [key])

  useEffect(() => {
    if (search === asked) return
    const timer = setTimeout(() => {
      const to = search ? `${paths.menu}?${new URLSearchParams({ q: search })}` : paths.menu
      void navigate(to, { replace: true, state: IN_PLACE })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, asked, navigate])

  return {
    chosen: search || Number(id) <= 0 ? ALL.id : id,
    typed,
    search,
    setTyped,
    choose(category) {
      const to = category === ALL.id ? paths.menu : paths.menuOf(category)
      // Together, or the whole menu would show in between.
      startTransition(() => {
        setTyped('')
        void navigate(to, { replace: true, state: IN_PLACE })
      })
    },
  }
}
