/** The number of a table as it is in an address: 1 to 999 in ASCII digits, no zero first; null for anything else. */
export function tableNumber(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null
}
