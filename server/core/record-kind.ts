const titles = new Map<string, string>()

/** Makes a kind of records known under the noun that sentences have for it. */
export function nameKind(kind: string, title: string): void {
  titles.set(kind, title)
}

/** A kind of records as sentences name it: `blog tag` for `blogTag`. */
export function titleOf(kind: string): string {
  return titles.get(kind) ?? kind
}
