const titles = new Map<string, string>()

/** Registers a kind of records with its noun for messages. */
export function nameKind(kind: string, title: string): void {
  titles.set(kind, title)
}

export function titleOf(kind: string): string {
  return titles.get(kind) ?? kind
}
