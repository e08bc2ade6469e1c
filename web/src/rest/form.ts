import { requireForm } from './presence.ts'

/** A file to upload, with its name if it is not a `File`. */
export type FilePart = Blob | { readonly data: Blob; readonly fileName: string }

/**
 * A multipart form of required fields, whose parts are called like them with a capital; lists are repeated parts.
 * @throws {Error} "The parameter 'X' cannot be null."
 */
export function requiredForm<Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): FormData {
  requireForm(values as Readonly<Record<string, unknown>>, names)
  const form = new FormData()
  for (const name of names) {
    const part = name.replace(/^./, (first) => first.toUpperCase())
    for (const value of [values[name]].flat()) append(form, part, value as FilePart)
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
