/** Messages by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The same messages in both languages; a missing one does not compile. */
export interface BothLanguages<T extends Messages> {
  readonly tr: T
  readonly en: Same<T>
}

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Messages of one part of the back-office; the keys of the Turkish ones must be those of the English ones. */
export function messages<const T extends Messages>(tr: T, en: Same<T>): BothLanguages<T> {
  return { tr, en }
}

/** Merges messages of several parts. */
export function merged(trees: readonly Messages[]): Messages {
  const result: Record<string, string | Messages> = {}
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const there = result[key]
      result[key] = typeof value === 'object' && typeof there === 'object' ? merged([there, value]) : value
    }
  }
  return result
}
