/** The names of passwords and codes, which the browser never stores. */
export const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'current',
  'new',
  'code',
  'token',
])

/** Values without secrets, however deep. */
export function withoutSecrets(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutSecrets)
  if (!isPlain(values)) return values
  const others = Object.entries(values).filter(([name]) => !SECRETS.has(name))
  return Object.fromEntries(others.map(([name, value]) => [name, withoutSecrets(value)]))
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
