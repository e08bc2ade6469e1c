import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** The distance in pixels from which a press is a drag and not a click. */
const PULL = 6

/** Lets a mouse drag a row, as touch does natively. Spread the result on the scrolling element. */
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
    /** Prevents the click at the end of a drag. */
    onClickCapture(event: MouseEvent<E>) {
      if (from.current?.pulled) {
        event.preventDefault()
        event.stopPropagation()
      }
      from.current = null
    },
    /** Prevents the browser's own dragging of links. */
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
