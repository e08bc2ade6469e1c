/** Whether two values of a record or a form say the same; nothing is the same as null, and a file only as itself. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
