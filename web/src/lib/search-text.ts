/** More than the longest name of a dish needs; it bounds what an address can make the server do. */
export const LONGEST_SEARCH = 60

/** A search as it was meant: without spaces around it, single ones within, and not too long. */
export function searchText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH).trim().toWellFormed()
}
