/** More than the longest name of a dish; it bounds the work that an address can cause on the server. */
export const MAX_SEARCH_LENGTH = 60

/** A normalized search: trimmed, with single spaces, and of limited length. */
export function searchText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim().toWellFormed()
}
