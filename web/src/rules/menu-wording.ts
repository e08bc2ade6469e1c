/**
 * Charges that a menu may not name beside its prices, as letters without case and marks. `kuvertür` is a chocolate, and
 * `ücretsiz` says that there is no charge.
 */
const CHARGES = [
  /(?<![a-z])(?:servis|masa|oturma|hizmet|garson(?:iye)?|kuver)[\s_-]*(?:ucret(?!siz)|bedel(?!siz)|parasi)[a-z]*/,
  /(?<![a-z])kuver(?!tur)[a-z]*/,
  /(?<![a-z])couvert(?!ure)[a-z]*/,
  /(?<![a-z])garsoniye[a-z]*/,
]

/** What does not show, and could part a word. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** A text of one case without marks, one code unit for each of the original's composed letters. */
function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.toLocaleLowerCase('tr').normalize('NFD')
      const plain = base === 'ı' ? 'i' : base
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}

/** The first words of a text that a menu may not have, as they are written; null where there are none. */
export function forbiddenWording(text: string): string | null {
  const shown = text.normalize('NFKC').replace(INVISIBLE, '')
  const plain = folded(shown)
  for (const charge of CHARGES) {
    const found = charge.exec(plain)
    if (found) return shown.slice(found.index, found.index + found[0].length)
  }
  return null
}
