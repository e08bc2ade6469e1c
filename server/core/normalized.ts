/** The form by which names are told apart: NFC, upper case by invariant rules, as ASP.NET Core Identity does. */
export function normalized(name: string): string {
  return name.normalize('NFC').toUpperCase()
}
