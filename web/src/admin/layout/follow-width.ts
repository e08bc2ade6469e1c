import type { Store } from 'react-admin'

const OPEN = 'sidebar.open'

/**
 * Below this width the sidebar shows only icons, and none on a phone, to leave space for the screens. Asked before the
 * components ask for theirs, so that a change of the width closes the sidebar first: a drawer that appears open, and is
 * closed before its transition begins, hides the page from screen readers for good.
 */
const narrow = matchMedia('(max-width: 1100px)')

/** Opens and closes the sidebar by the width of the window; on narrow ones it begins closed. */
export function followWidth(store: Store): void {
  const follow = () => store.setItem(OPEN, !narrow.matches)
  if (narrow.matches) {
    // Free first, since the storage may be full.
    store.removeItem(OPEN)
    follow()
  }
  narrow.addEventListener('change', follow)
}
