import { ifStored } from '../../lib/if-stored.ts'

/** In the session storage, so that positions survive a reload of the document. */
const KEY = 'places'

interface ScrollPosition {
  readonly top: number
  /** What was in the middle of the viewport, and how far below the top of it: heights above may be estimates at first. */
  readonly part?: { readonly id: string; readonly offset: number } | undefined
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
  private goal: ScrollPosition = { top: 0 }
  private readonly growth = new ResizeObserver(() => this.scroll())

  /** Records positions for the life of the document. */
  constructor() {
    this.positions = JSON.parse(ifStored(() => sessionStorage.getItem(KEY)) ?? '{}')
    addEventListener('scroll', () => entryNow() === this.shown && this.note(), { passive: true })
    document.addEventListener('click', ({ target }) => this.note(linkOf(target), partInSight()), {
      capture: true,
    })
    // Before the router, which may render the other page at once.
    addEventListener('popstate', () => this.note(undefined, partInSight()), { capture: true })
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

  /** Records where the visitor is now; what is in sight, when it is about to be left. */
  note(link = this.positions[this.shown]?.link, part?: ScrollPosition['part']): void {
    this.positions[this.shown] = { top: scrollY, link, part }
  }

  /** Scrolls to where the visitor was, also once the page has grown. @returns the link that was followed there. */
  restore(): HTMLElement | undefined {
    this.goal = this.positions[this.shown] ?? { top: 0 }
    this.scroll()
    this.growth.observe(document.body)
    return document.links[this.goal.link ?? -1]
  }

  private scroll(): void {
    const { top, part } = this.goal
    const element = part && document.getElementById(part.id)
    const wanted = element ? scrollY + element.getBoundingClientRect().top - part.offset : top
    scrollTo({ top: wanted, behavior: 'instant' })
  }
}

/** The element with an id in the middle of the viewport, or the first one of what is there. */
function partInSight(): ScrollPosition['part'] {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const part = middle?.closest('#icerik :has([id])')?.querySelector('[id]')
  // A sheet stays in place when what is below it scrolls.
  return part && !part.closest('dialog')
    ? { id: part.id, offset: part.getBoundingClientRect().top }
    : undefined
}

/** The index of the link that an event is in. */
function linkOf(target: EventTarget | null): number | undefined {
  const index =
    target instanceof Element ? [...document.links].indexOf(target.closest('a') as HTMLAnchorElement) : -1
  return index < 0 ? undefined : index
}
