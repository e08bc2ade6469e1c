import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** From how many pixels on a press is a pull, and no click. */
const PULL = 6

/** Lets a mouse pull a row that touch can push anyway. What it returns belongs on the element that scrolls. */
export function useDrag<E extends HTMLElement>() {
  const from = useRef<{ x: number; left: number; pulled: boolean } | null>(null)
  return {
    onPointerDown({ pointerType, button, clientX, currentTarget }: PointerEvent<E>) {
      if (pointerType !== 'mouse' || button !== 0) return
      from.current = { x: clientX, left: currentTarget.scrollLeft, pulled: false }
    },
    onPointerMove({ clientX, pointerId, currentTarget }: PointerEvent<E>) {
      const start = from.current
      if (!start) return
      if (!start.pulled && Math.abs(clientX - start.x) > PULL) {
        start.pulled = true
        currentTarget.setPointerCapture(pointerId)
        currentTarget.dataset.pulled = 'true'
      }
      if (start.pulled) currentTarget.scrollLeft = start.left - (clientX - start.x)
    },
    onPointerUp: ({ currentTarget }: PointerEvent<E>) => {
      delete currentTarget.dataset.pulled
      if (!from.current?.pulled) from.current = null
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<E>) => {
      delete currentTarget.dataset.pulled
      from.current = null
    },
    /** The click that ends a pull opens nothing. */
    onClickCapture(event: MouseEvent<E>) {
      if (from.current?.pulled) {
        event.preventDefault()
        event.stopPropagation()
      }
      from.current = null
    },
    /** Else the browser would carry a link away. */
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
