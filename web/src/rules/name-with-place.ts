/** The name of the restaurant with its place, which people search for: `Köşe Lokantası, Gölbaşı`. */
export function nameWithPlace(site: { name: string; locality?: string | null } | undefined): string {
  const { name = '', locality } = site ?? {}
  return locality && !name.includes(locality) ? `${name}, ${locality}` : name
}
