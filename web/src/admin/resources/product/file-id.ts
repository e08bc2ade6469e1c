const ids = new WeakMap<File, string>()
let made = 0

/** A name for a file that no other has, for as long as it is held: two may be called alike. */
export function fileId(file: File): string {
  const id = ids.get(file) ?? `file-${++made}`
  ids.set(file, id)
  return id
}
