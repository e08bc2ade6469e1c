import { useEffect } from 'react'

export const TITLE_ID = 'react-admin-title'
/** The part of the layout that contains the screen. */
const CONTENT_ID = 'main-content'

/** Focuses the screen, labelled by its title. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT_ID)
  if (!content) return
  content.tabIndex = -1
  content.style.outline = 'none'
  content.setAttribute('role', 'region')
  content.setAttribute('aria-labelledby', TITLE_ID)
  content.focus({ preventScroll: true })
}

/** Focuses the screen when the focused element is removed, such as the button of a row that leaves its list. */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null
    const follow = () => {
      focused = document.activeElement
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      focusContent()
    })
    document.addEventListener('focusin', follow)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      observer.disconnect()
    }
  }, [])
}
