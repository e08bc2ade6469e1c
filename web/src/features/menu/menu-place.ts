import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type Path, resolvePath, useLocation, useNavigate, useParams } from 'react-router-dom'
import { withoutLanguage } from '../../lib/in-language.ts'
import { IN_PLACE } from '../../lib/in-place.ts'
import { paths } from '../../paths.ts'
import { ALL, type Dish } from './menu-query.ts'
import { lift } from './picture-transition.ts'

/** Of an entry of the history: a dish that is shown in a sheet over the list at another address. */
interface SheetState {
  /** The address of the list, and the key of its entry. */
  readonly over: string
  readonly key: string
  /** The document that opened it: the entry outlives a reload, the list does not. */
  readonly document: number
}

const THIS_DOCUMENT = globalThis.performance?.timeOrigin ?? 0

interface MenuPlace {
  /** The id of the category whose dishes are listed; that of `ALL` for the whole menu. */
  readonly category: string
  /** The query parameters of the list. */
  readonly parameters: string
  /** Changes with each navigation of the list. */
  readonly key: string
  /** The id of the dish in the address. */
  readonly dish: string | undefined
  /** Whether the dish is shown in a sheet over the list instead of a page of its own. */
  readonly isSheet: boolean
}

/** Where in the menu the visitor is. */
export function useMenuPlace(): MenuPlace {
  const { id = ALL.id, dish } = useParams()
  const { state, search, key } = useLocation() as {
    state: Partial<SheetState> | null
    search: string
    key: string
  }
  if (dish === undefined || state?.document !== THIS_DOCUMENT || !state.over)
    return { category: id, parameters: search, key, dish, isSheet: false }
  const list = resolvePath(state.over)
  return {
    category: categoryOf(list),
    parameters: list.search,
    key: state.key ?? '',
    dish,
    isSheet: true,
  }
}

const categoryOf = ({ pathname }: Path) => pathname.slice(paths.menu.length + 1).split('/')[0] || ALL.id

/**
 * A function that opens the sheet of a dish over the list, or shows another one in it; always the same, as a prop. The
 * thumbnail beside the link turns into the picture of the sheet.
 */
export function useOpenSheet(): (dish: Dish, link?: HTMLElement) => void {
  const navigate = useNavigate()
  const at = useLocation()
  const { isSheet } = useMenuPlace()
  const latest = useRef({ at, isSheet })
  useLayoutEffect(() => {
    latest.current = { at, isSheet }
  })
  return useCallback(
    (dish, link) => {
      const { at, isSheet } = latest.current
      // A second tap, before the page shows what the first one has opened.
      if (withoutLanguage(window.location.pathname) !== at.pathname) return
      if (link) lift(link)
      const list = isSheet ? at.state : { over: at.pathname + at.search, key: at.key }
      void navigate(paths.dish(dish.categoryId, dish.id), {
        replace: isSheet,
        state: { ...IN_PLACE, ...list, document: THIS_DOCUMENT },
        viewTransition: !isSheet && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
    },
    [navigate],
  )
}

/** Scrolls to the top of a dish's page that was its sheet before a reload; the browser restores the place in the list. */
export function useTopAfterSheet(): void {
  const { state } = useLocation()
  const wasSheet = Boolean(state?.over)
  useEffect(() => {
    if (wasSheet) scrollTo(0, 0)
  }, [wasSheet])
}
