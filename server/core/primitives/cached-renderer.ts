import { LRUCache } from 'lru-cache'

const MAX_CACHED_CHARACTERS = 4_000_000

/** A renderer that caches its results: a reply may select the same text under many aliases. */
export function cachedRenderer(render: (text: string) => string): (text: string) => string {
  const cache = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (html, text) => html.length + text.length + 1,
    memoMethod: render,
  })
  return (text) => cache.memo(text)
}
