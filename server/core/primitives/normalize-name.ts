/** Letters that .NET's invariant rules leave as they are, though Unicode pairs them with I and S. */
const UNPAIRED = new Set(['ı', 'ſ'])

/**
 * The form by which names are told apart: NFC, upper case by invariant rules, as ASP.NET Core Identity does. Those
 * rules go letter by letter: one that would become two (`ß`) stays, and nothing is as Turkish pairs it.
 */
export function normalizeName(name: string): string {
  return Array.from(name.normalize('NFC'), upperCase).join('')
}

function upperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return UNPAIRED.has(letter) || Array.from(upper).length > 1 ? letter : upper
}
