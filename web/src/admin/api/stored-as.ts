/** The field of the stored record for a field of the form: pictures are returned as addresses. */
export function storedAs(field: string, stored: Readonly<Record<string, unknown>>): string {
  const addresses = [`${field}Url`, `${field.replace(/s$/, '')}Urls`]
  return addresses.find((name) => name in stored) ?? field
}
