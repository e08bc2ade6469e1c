/** Where the positions survive a reload of the document. */
const KEY = 'scroll-positions'
/** Movements of the visitor, after which the page is not scrolled by itself any more. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The current entry of the history. Entries that the router did not make, such as those of fragments, have no key. */
function entryNow(): string {
  const { key = '' } = (history.state ?? {}) as { key?: string }
  return key || location.pathname + location.hash
}

/**
 * The vertical scroll position of each entry of the history. The browser's own restoration would scroll the page that
 * is left, since the other one is rendered only afterwards.
 */
export class ScrollPositions {
  private positions: Record<string, number> = {}
  /** The entry that the document shows; the history is ahead of it during a navigation. */
  private shown = ''
  private stopWaiting = () => {}

  /** Records positions until the returned function is called. */
  record(): () => void {
    this.positions = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    history.scrollRestoration = 'manual'
    const onScroll = () => {
      if (entryNow() === this.shown) this.note()
    }
    // A document that is loaded again is restored by the browser; a phone may drop one that is hidden.
    const onHide = () => {
      history.scrollRestoration = 'auto'
      sessionStorage.setItem(KEY, JSON.stringify(this.positions))
    }
    const onShow = () => {
      history.scrollRestoration = 'manual'
    }
    const onChange = () => (document.visibilityState === 'hidden' ? onHide() : onShow())
    const listeners = { scroll: onScroll, pagehide: onHide, pageshow: onShow, visibilitychange: onChange }
    const all = Object.entries(listeners)
    for (const [name, listener] of all) addEventListener(name, listener, { passive: true })
    return () => {
      for (const [name, listener] of all) removeEventListener(name, listener)
      this.stopWaiting()
    }
  }

  /** The document shows the current entry from now on. */
  arrive(): void {
    this.stopWaiting()
    this.shown = entryNow()
  }

  /** Whether the visitor has been at the current entry before. */
  get isKnown(): boolean {
    return this.shown in this.positions
  }

  /** Records the position at which the current entry is now. */
  note(): void {
    this.positions[this.shown] = scrollY
  }

  /** Scrolls to the position of the current entry, as soon as the page is high enough. */
  restore(): void {
    const top = this.positions[this.shown] ?? 0
    const scroll = () => {
      scrollTo({ top, behavior: 'instant' })
      if (document.documentElement.scrollHeight - innerHeight >= top) this.stopWaiting()
    }
    const observer = new ResizeObserver(scroll)
    this.stopWaiting = () => {
      observer.disconnect()
      for (const move of MOVES) removeEventListener(move, this.stopWaiting)
    }
    for (const move of MOVES) addEventListener(move, this.stopWaiting, { passive: true })
    observer.observe(document.body)
    scroll()
  }
}
