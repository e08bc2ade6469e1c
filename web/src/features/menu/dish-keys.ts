import type { KeyboardEvent } from 'react'
import * as spokenWords from '../../rules/spoken.words.ts'

const DISH = 'a.dishes__name'
/** The steps of a key: to the right is forward, but where lines run the other way. */
const STEPS: Readonly<Record<string, number>> =
  spokenWords.direction === 'rtl'
    ? { ArrowDown: 1, ArrowLeft: 1, ArrowUp: -1, ArrowRight: -1 }
    : { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Leaves one tab stop in a category (roving tabindex); otherwise a hundred dishes would precede the footer. */
export function thinTabStops(group: HTMLElement): void {
  for (const [index, dish] of group.querySelectorAll<HTMLElement>(DISH).entries())
    dish.tabIndex = index === 0 ? 0 : -1
}

/** Moves the focus among the dishes by the arrow keys. */
export function stepAmongDishes(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const dishes = [...event.currentTarget.querySelectorAll<HTMLElement>(DISH)]
  const index = dishes.indexOf(document.activeElement as HTMLElement)
  const next = index >= 0 && step !== undefined && dishes[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
