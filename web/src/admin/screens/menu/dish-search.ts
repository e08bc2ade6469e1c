/** Folds case and Turkish letters: `ISLAK`, `ıslak` and `islak` are equal, and so are `çay` and `cay`. */
export function folded(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Whether a name contains every word of a search. */
export function isFound(name: string, search: string): boolean {
  const whole = folded(name)
  return folded(search)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
