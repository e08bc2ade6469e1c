/**
 * The endings that Turkish puts to nouns, for words in folded form: several, its, to, from, in, with, of. They are
 * recognized in both harmonies, because a phone's keyboard and a foreigner's ear mix them.
 */
const ENDING = /^(?:l[ae]r)?(?:s?[iu])?(?:m|z|[yn]?[iuae]|n?[dt][ae]n?|n?[iu]n|y?l[ae]|y?[iu]m|[iu]z)?$/
/** The suffix -li, which makes `with cheese` of a cheese. */
const WITH = /^(?:l[ae]r)?(?:s?[iu])?(?:l[iu])(?:l[ae]r)?[iuae]?$/
/** Without: -siz in each harmony, and what may follow it. */
const WITHOUT = /^(.{2,})s[iu]z(?:l[ae]r\p{L}*|[iuae]|[iu]n|[yn][iuae]|d[iu]r|[dt][ae]n|[iu]m)?$/u
/** As it is typed by ear or in haste. */
const SLOPPY_WITHOUT = /^(.{3,})(?:s[iu][scz]+|z[iu][sz]|s[ae]z|sz)$/

/** The consonants that soften before a vowel, folded; ç and c are one. */
const SOFT: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' }
const HARD: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' }
/** Shorter words keep their consonant: `yok` is no beginning of `yoğurt`. */
const MIN_SOFTENING = 4

/** A word with its last consonant softened: `fistig` of `fistik`; itself where it does not soften. */
export function softened(word: string): string {
  const soft = word.length < MIN_SOFTENING ? undefined : SOFT[word.at(-1) ?? '']
  return soft ? word.slice(0, -1) + soft : word
}

/** Whether a word begins with another, whose last consonant may have softened: `fıstığı` with `fıstık`. */
export function begins(word: string, beginning: string): boolean {
  return word.startsWith(beginning) || word.startsWith(softened(beginning))
}

/** Whether a word is another with an ending: `etli` of `et`, but not `etimek`. */
export function isInflected(word: string, noun: string): boolean {
  if (!word.startsWith(noun)) return false
  const ending = word.slice(noun.length)
  return ENDING.test(ending) || WITH.test(ending)
}

/** Of a noun of two letters; `suyu` is another drink than `su`. */
const SHORT_ENDING = /^(?:l[ae]r)?(?:[iu]n?|l[iu]|[dt][ae]n?)?$/

/** Whether a word is another of two letters with a plain ending: `eti`, `etli`, `etler`. */
export const isShortForm = (word: string, noun: string): boolean =>
  word.startsWith(noun) && SHORT_ENDING.test(word.slice(noun.length))

/** The nouns that a word may be a form of, the longest first: itself, and without an ending. */
export function nounsOf(word: string, takesWith = true): string[] {
  const nouns = [word]
  for (let length = word.length - 1; length >= 2; length--) {
    const ending = word.slice(length)
    if (!ENDING.test(ending) && !(takesWith && WITH.test(ending))) continue
    const noun = word.slice(0, length)
    const hard = /^[iuae]/.test(ending) ? HARD[noun.at(-1) ?? ''] : undefined
    nouns.push(noun)
    if (hard) nouns.push(noun.slice(0, -1) + hard)
  }
  return nouns
}

/** Whether a word says `with` its noun: `sütlü`, `fıstıklı`. */
export const saysWith = (word: string): boolean => /.{2}l[iu]$/.test(word)

/** The part of a word before its -siz; null if it has none. A sloppy one is no word of any other kind. */
export function withoutWhat(word: string, isSloppy = false): string | null {
  return (isSloppy ? SLOPPY_WITHOUT : WITHOUT).exec(word)?.[1] ?? null
}

/** Whether a text's word has a food in it: in any place, but of a food of two letters only with an ending. */
export function holderOf(food: string): (word: string) => boolean {
  if (food.length <= 2) return (word) => isInflected(word, food)
  const soft = softened(food)
  return (word) => word.includes(food) || word.includes(soft)
}
