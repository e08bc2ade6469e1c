import { folded } from './folded.ts'

/**
 * The ornaments in `public/drawings/ornaments`, each with the folded beginnings of words by which a category gets it.
 * The first that matches wins: a children's menu of burgers is a children's menu.
 */
export const ORNAMENTS: readonly (readonly [ornament: string, beginnings: string])[] = [
  ['cocuk', 'cocuk'],
  ['kahvalti', 'kahvalti'],
  ['corba', 'corba'],
  ['meze', 'meze|baslangic'],
  ['salata', 'salata'],
  ['dondurma', 'dondurma'],
  ['tatli', 'tatli|baklava|pasta'],
  ['pizza', 'pizza'],
  ['borek', 'bore[gk]|pogaca|hamur'],
  ['pide', 'pide|lahmacun|firin'],
  ['makarna', 'makarna'],
  ['burger', 'burger|sandvi'],
  ['balik', 'balik|deniz'],
  ['doner', 'doner|iskender|tantuni'],
  ['durum', 'durum|wrap'],
  ['izgara', 'izgara|keba|kofte|sis'],
  ['pilav', 'pilav'],
  ['patates', 'patates|aperatif|atistirmalik'],
  ['tencere', 'tencere|(ana|ev|sulu|gunun) yemek'],
  ['kahve', 'kahve'],
  ['sicak-icecek', 'sicak ic|cay'],
  ['soguk-icecek', 'icecek'],
]

/** Whether a word of a name begins with one of the folded beginnings. */
export const begins = (name: string, beginnings: string) =>
  new RegExp(`\\b(${beginnings})`).test(folded(name))

/** The address of the drawing for a category; undefined where none would be of its food. */
export function ornamentOf(name: string): string | undefined {
  const found = ORNAMENTS.find(([, beginnings]) => begins(name, beginnings))
  return found && `/drawings/ornaments/${found[0]}.svg`
}

/** Whether a house bakes in an oven, by the names of its categories. */
export const bakes = (categories: readonly { readonly name: string }[]): boolean =>
  categories.some(({ name }) => begins(name, 'pide|lahmacun|pizza|firin'))
