import { type RefObject, useEffect, useState } from 'react'

/**
 * The `data-category` of the part of a list directly below the fixed bars, whose height is its `scroll-margin-top`;
 * null above the list.
 */
export function useInSight(list: RefObject<HTMLElement | null>, content: unknown): string | null {
  const [inSight, setInSight] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other parts to observe
  useEffect(() => {
    if (!list.current) return
    const parts = list.current.querySelectorAll<HTMLElement>('[data-category]')
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      const line = Math.ceil(barsAbove(list.current as HTMLElement)) + 2
      const crossing = new Set<Element>()
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            isIntersecting ? crossing.add(target) : crossing.delete(target)
          const last = [...parts].findLast((part) => crossing.has(part))
          setInSight(last?.dataset.category ?? null)
        },
        { rootMargin: `${-line}px 0px ${line + 1 - innerHeight}px` },
      )
      for (const part of parts) observer.observe(part)
    }
    observe()
    addEventListener('resize', observe)
    return () => {
      removeEventListener('resize', observe)
      observer?.disconnect()
    }
  }, [content])
  return inSight
}

/** The height of the fixed bars at the top of the viewport, in pixels. */
export function barsAbove(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).scrollMarginTop)
}
