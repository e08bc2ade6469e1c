/** Messages by key, as deep as wanted. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The same words in both languages; what one lacks does not compile. */
export interface BothLanguages<T extends Messages> {
  readonly tr: T
  readonly en: Same<T>
}

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

/** Messages of one part of the back-office; the Turkish ones say which there are. */
export function messages<const T extends Messages>(tr: T, en: Same<T>): BothLanguages<T> {
  return { tr, en }
}

/** Messages of several parts in one tree. */
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
