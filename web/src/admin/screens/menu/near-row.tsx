import { type ComponentProps, memo, useEffect, useRef, useState } from 'react'
import { DishRow } from './dish-row.tsx'
import { FAR_ROW } from './menu-layout.ts'

/** Margin around the viewport in which rows are rendered, so that scrolling and the keyboard always find them. */
const AHEAD = '1000px'

const shows = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all rows. */
function whenNear(element: Element, show: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) shows.get(target)?.()
    },
    { rootMargin: AHEAD },
  )
  const watching = observer
  shows.set(element, show)
  watching.observe(element)
  return () => watching.unobserve(element)
}

/**
 * A dish whose fields are rendered once its row is near the viewport: rendering a thousand at once would block a phone.
 */
export const NearRow = memo(function NearRow(props: ComponentProps<typeof DishRow>) {
  const row = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (row.current) return whenNear(row.current, () => setNear(true))
  }, [])
  if (isNear) return <DishRow {...props} />
  return (
    <li ref={row} className={FAR_ROW}>
      {props.state.dish.name}
    </li>
  )
})
