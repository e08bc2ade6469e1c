import { ifStored } from '../../lib/if-stored.ts'

/** In the session storage, so that positions survive a reload of the document. */
const KEY = 'places'

interface ScrollPosition {
  readonly top: number
  /** The index of the link that was followed among those of the document. */
  readonly link?: number | undefined
}

/** The current entry of the history. Entries that the router did not make, such as those of fragments, have no key. */
const entryNow = () => (history.state?.key ?? location.pathname) + location.hash

/**
 * Where the visitor was at each entry of the history. The browser's own restoration would scroll the page that is left,
 * since the other one is rendered only afterwards.
 */
export class ScrollPositions {
  private positions: Record<string, ScrollPosition> = {}
  /** The entry that the document shows; the history is ahead of it during a navigation. */
  private shown = ''
  /** The position to restore; a page that is still short cannot be scrolled to it. */
  private goal = 0
  private readonly growth = new ResizeObserver(() => this.scroll())

  /** Records positions for the life of the document. */
  constructor() {
    this.positions = JSON.parse(ifStored(() => sessionStorage.getItem(KEY)) ?? '{}')
    addEventListener('scroll', () => entryNow() === this.shown && this.note(), { passive: true })
    document.addEventListener('click', ({ target }) => this.note(linkOf(target)), { capture: true })
    for (const move of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(move, () => this.growth.disconnect(), { passive: true })
    // A document that is loaded again is restored by the browser; a phone may drop one that is hidden.
    for (const change of ['pagehide', 'pageshow', 'visibilitychange'])
      addEventListener(change, ({ type }) => this.leave(type === 'pagehide' || document.hidden))
    this.leave(false)
  }

  private leave(isLeft: boolean): void {
    history.scrollRestoration = isLeft ? 'auto' : 'manual'
    if (isLeft) ifStored(() => sessionStorage.setItem(KEY, JSON.stringify(this.positions)))
  }

  /** The document shows the current entry from now on. @returns whether the visitor has been there before. */
  arrive(): boolean {
    this.growth.disconnect()
    this.shown = entryNow()
    return this.shown in this.positions
  }

  /** Records where the visitor is now. */
  note(link = this.positions[this.shown]?.link): void {
    this.positions[this.shown] = { top: scrollY, link }
  }

  /** Scrolls to where the visitor was, also once the page has grown. @returns the link that was followed there. */
  restore(): HTMLElement | undefined {
    const { top = 0, link = -1 } = this.positions[this.shown] ?? {}
    this.goal = top
    this.scroll()
    this.growth.observe(document.body)
    return document.links[link]
  }

  private scroll(): void {
    scrollTo({ top: this.goal, behavior: 'instant' })
  }
}

/** The index of the link that an event is in. */
function linkOf(target: EventTarget | null): number | undefined {
  const index =
    target instanceof Element ? [...document.links].indexOf(target.closest('a') as HTMLAnchorElement) : -1
  return index < 0 ? undefined : index
}
