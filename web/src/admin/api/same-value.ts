/** Whether two values of a record or form are equal: undefined equals null, a file only itself. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
