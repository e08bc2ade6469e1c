import type { KeyboardEvent } from 'react'

const PICTURE = '.dishes__picture a'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Leaves one tab stop in a category (roving tabindex); otherwise a hundred pictures would precede the footer. */
export function thinTabStops(group: HTMLElement): void {
  for (const [index, picture] of group.querySelectorAll<HTMLElement>(PICTURE).entries())
    picture.tabIndex = index === 0 ? 0 : -1
}

/** Moves the focus among the pictures by the arrow keys. */
export function stepAmongPictures(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const pictures = [...event.currentTarget.querySelectorAll<HTMLElement>(PICTURE)]
  const index = pictures.indexOf(document.activeElement as HTMLElement)
  const next = index >= 0 && step !== undefined && pictures[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
