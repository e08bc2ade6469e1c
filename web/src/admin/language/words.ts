/** Words by key, as deep as wanted. */
export interface Words {
  readonly [key: string]: string | Words
}

/** The same words in both languages; what one lacks does not compile. */
export interface BothLanguages<T extends Words> {
  readonly tr: T
  readonly en: Same<T>
}

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Words of one part of the back-office; the Turkish ones say which there are. */
export function words<const T extends Words>(tr: T, en: Same<T>): BothLanguages<T> {
  return { tr, en }
}

/** Words of several parts in one tree. */
export function merged(trees: readonly Words[]): Words {
  const result: Record<string, string | Words> = {}
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const there = result[key]
      result[key] = typeof value === 'object' && typeof there === 'object' ? merged([there, value]) : value
    }
  }
  return result
}
