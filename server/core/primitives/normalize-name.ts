/** Letters that .NET's invariant rules leave unchanged, although Unicode maps them to I and S. */
const UNPAIRED = new Set(['ı', 'ſ'])

/**
 * The form in which names are compared: NFC, upper case by invariant rules, as ASP.NET Core Identity does. The mapping
 * is letter by letter: a letter that would become two (`ß`) stays, and no Turkish rule applies.
 */
export function normalizeName(name: string): string {
  return Array.from(name.normalize('NFC'), upperCase).join('')
}

function upperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return UNPAIRED.has(letter) || Array.from(upper).length > 1 ? letter : upper
}
