/** More than the longest name of a dish needs; it bounds what an address can make the server do. */
export const LONGEST_SEARCH = 60

/** A search as it was meant: without spaces around it, single ones within, and not too long. */
export function searchText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH).trim().toWellFormed()
}

/** Folds case and marks like the server's search: `IZGARA`, `ızgara` and `izgara` are equal, and so are `çay` and `cay`. */
export function folded(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Whether texts contain every word of a search. */
export function matches(texts: readonly (string | null | undefined)[], search: string): boolean {
  const whole = folded(texts.join(' '))
  return folded(search)
    .split(' ')
    .every((word) => whole.includes(word))
}
