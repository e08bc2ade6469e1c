import { LRUCache } from 'lru-cache'

/** Characters of rendered texts that are kept. */
const KEPT = 4_000_000

/** Keeps what was made of texts: a reply may ask for the same text under many names. */
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
