const ids = new WeakMap<File, string>()
let made = 0

/** A unique id of a file in memory, since two files may have the same name. */
export function fileId(file: File): string {
  const id = ids.get(file) ?? `file-${++made}`
  ids.set(file, id)
  return id
}
