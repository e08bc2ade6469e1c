/** Whether two values of a record or form are equal: undefined equals null, a file its copy in the browser's storage. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof File && other instanceof File) return isSameFile(one, other)
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  }
  if (one instanceof Blob || other instanceof Blob) return one === other
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function isSameFile(one: File, other: File): boolean {
  return (['name', 'type', 'size', 'lastModified'] as const).every((each) => one[each] === other[each])
}
