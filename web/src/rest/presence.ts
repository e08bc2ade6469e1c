/**
 * Checks the required fields of a form before a request is sent.
 * @throws {Error} "The parameter 'X' cannot be null."
 */
export function requireForm(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of names) {
    if (isMissing(values?.[name])) throw new Error(`The parameter '${name}' cannot be null.`)
  }
}

/**
 * Checks a required part of the address before a request is sent.
 * @throws {Error} "The parameter 'X' must be defined."
 */
export function requireDefined(name: string, value: unknown): void {
  if (isMissing(value)) throw new Error(`The parameter '${name}' must be defined.`)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}
