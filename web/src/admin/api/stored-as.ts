/** The field of the stored record for a field of the form: pictures are returned as addresses. */
export function storedAs(field: string, stored: Readonly<Record<string, unknown>>): string {
  return `${field}Url` in stored ? `${field}Url` : field
}
