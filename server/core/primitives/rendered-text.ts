import { LRUCache } from 'lru-cache'

/** Total size of cached rendered texts, in characters. */
const KEPT = 4_000_000

/** Caches rendered texts: a reply may select the same text under many aliases. */
export function rendered(render: (text: string) => string): (text: string) => string {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT,
    sizeCalculation: (html, text) => html.length + text.length + 1,
  })
  return (text) => {
    const found = kept.get(text)
    if (found !== undefined) return found
    const made = render(text)
    kept.set(text, made)
    return made
  }
}
