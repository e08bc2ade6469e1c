import * as spokenWords from './spoken.words.ts'

/**
 * Folds case and diacritics like the server's search: `IZGARA`, `ızgara` and `izgara` are equal, and so are `çay` and
 * `cay`. In other languages also what is one letter to who types: ё and е, ى ي and ی, ك and ک, ة and ه, ß and ss.
 */
export function folded(text: string): string {
  const plain = text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
  return spokenWords.isTurkish ? plain : oneLettered(plain)
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ە: 'ه', ٱ: 'ا', ـ: '' },
}

const oneLettered = (text: string) =>
  text
    .replace(/[ßيىكةەٱـ]/g, (letter) => LETTERS[letter] ?? letter)
    // Arabic and Persian digits.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Whether texts contain every word of a search. */
export function matches(texts: readonly (string | null | undefined)[], search: string): boolean {
  const whole = folded(texts.join(' '))
  return folded(search)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
