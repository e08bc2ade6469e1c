/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[], and: string, comma = ', '): string {
  return [names.slice(0, -1).join(comma), names.at(-1)].filter(Boolean).join(and)
}
