/**
 * Folds case and diacritics like the server's search: `IZGARA`, `ızgara` and `izgara` are equal, and so are `çay` and
 * `cay`.
 */
export function folded(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Whether texts contain every word of a search. */
export function matches(texts: readonly (string | null | undefined)[], search: string): boolean {
  const whole = folded(texts.join(' '))
  return folded(search)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
