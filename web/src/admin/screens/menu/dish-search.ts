/** Letters as people type them who are in a hurry: `ISLAK`, `ıslak` and `islak` are one, and so are `çay` and `cay`. */
export function folded(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** Whether a name has every word of a search in it. */
export function isFound(name: string, search: string): boolean {
  const whole = folded(name)
  return folded(search)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
