/** A file to upload, with its name if it is not a `File`. */
export type FilePart = Blob | { readonly data: Blob; readonly fileName: string }

type Part = FilePart | string | number | boolean | readonly (FilePart | string | number)[]

/** A multipart form; lists are repeated parts, and missing values are left out. */
export function formOf(parts: Readonly<Record<string, Part | null | undefined>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    for (const value of Array.isArray(part) ? part : [part]) append(form, name, value)
  }
  return form
}

function append(
  form: FormData,
  name: string,
  value: FilePart | string | number | boolean | null | undefined,
) {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (typeof value === 'object') form.append(name, value.data, value.fileName)
  else form.append(name, String(value))
}
