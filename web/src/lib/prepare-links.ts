import { whenIdle } from './when-idle.ts'

/** Whether the browser reports that the user saves data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Prefetches the page of a link on hover, focus or touch, and those of the phone's bar as soon as the browser is idle.
 */
export function prepareLinks(prepare: (pathname: string) => void): void {
  let waiting: ReturnType<typeof setTimeout>
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || !leadsElsewhere(link)) return
    // Matching the routes within each event of a tap would delay the answer to the tap.
    clearTimeout(waiting)
    waiting = setTimeout(() => prepare(link.pathname))
  }
  for (const touch of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(touch, onLink, { passive: true })
  }
  const bar = document.querySelector<HTMLAnchorElement>('.action-bar a')
  if (!bar?.checkVisibility?.() || !leadsElsewhere(bar) || savesData()) return
  whenIdle(() => prepare(bar.pathname))
}

/** Whether a link leads to another page of this site. */
function leadsElsewhere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.pathname !== location.pathname && !link.download
}
