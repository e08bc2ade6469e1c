import type { Language } from '../../core/primitives/language.ts'
import { GLOSSARY } from './glossary.ts'
import type { TranslatedKind } from './translation.item.ts'

type Other = Exclude<Language, 'TR'>
type TermKind = (typeof GLOSSARY)[number][0]

/** The place of a language in a term. */
const PLACES: Readonly<Record<Other, 2 | 3 | 4 | 5 | 6>> = { EN: 2, DE: 3, RU: 4, AR: 5, FA: 6 }

const AND: Readonly<Record<Other, string>> = { EN: ' and ', DE: ' und ', RU: ' и ', AR: ' و', FA: ' و ' }

const OR: Readonly<Record<Other, string>> = { EN: ' or ', DE: ' oder ', RU: ' или ', AR: ' أو ', FA: ' یا ' }

/** Between the members of a list of ingredients. */
const COMMA: Readonly<Record<Other, string>> = { EN: ', ', DE: ', ', RU: ', ', AR: '، ', FA: '، ' }

type Translations = ReadonlyMap<string, (typeof GLOSSARY)[number]>

const termsOf = (kind: TermKind): Translations =>
  new Map(GLOSSARY.filter((term) => term[0] === kind).map((term) => [keyOf(term[1]), term]))

const keyOf = (text: string) => text.normalize('NFC').toLocaleLowerCase('tr').trim().replace(/\s+/g, ' ')

/** Other ways in which menus write a food of the glossary. */
const SPELLINGS: readonly (readonly [written: string, food: string])[] = [
  ['kaşar peyniri', 'kaşar'],
  ['hellim peyniri', 'hellim'],
  ['mozzarella peyniri', 'mozzarella'],
  ['mozarella', 'mozzarella'],
  ['parmesan peyniri', 'parmesan'],
  ['çedar peyniri', 'çedar'],
  ['cheddar', 'çedar'],
  ['cheddar peyniri', 'çedar'],
]

function foodTerms(): Translations {
  const terms = termsOf('FOOD')
  const spelled = SPELLINGS.flatMap(([written, food]) => {
    const term = terms.get(food)
    return term ? [[written, term] as const] : []
  })
  return new Map([...terms, ...spelled])
}

const TERMS = {
  DISH: termsOf('DISH'),
  GROUP: termsOf('GROUP'),
  HEAD: termsOf('HEAD'),
  WITH: termsOf('WITH'),
  FOOD: foodTerms(),
}

const MOST_WORDS = Math.max(...GLOSSARY.map((term) => term[1].split(' ').length))

interface SourceText {
  readonly kind: TranslatedKind
  readonly field: string
  readonly source: string
}

/**
 * A translation that the glossary proposes: of the name of a dish or category that it knows whole or by its parts, and of
 * ingredients word by word, with unknown words in square brackets; null where it knows nothing.
 */
export function proposalFor(language: Language, { kind, field, source }: SourceText): string | null {
  if (language === 'TR') return null
  if (field === 'name' && kind === 'CATEGORY') return nameIn(language, source, ['GROUP', 'DISH', 'HEAD'])
  if (field === 'name' && kind === 'PRODUCT')
    // A whole name says more than its parts: `tavuk suyu` is no juice.
    return nameIn(language, source, ['DISH', 'FOOD']) ?? composedName(language, source)
  return field === 'ingredients' || field === 'allergenNote' ? foodsIn(language, source) : null
}

function nameIn(language: Other, source: string, kinds: readonly (keyof typeof TERMS)[]): string | null {
  for (const kind of kinds) {
    const term = TERMS[kind].get(keyOf(source))
    if (term) return capitalized(term[PLACES[language]], language)
  }
  return null
}

/** Of a dish that is made in another way than its name says: `Acısız Adana Kebap`. */
const OPPOSED = [
  ['acısız', 'adana'],
  ['acısız', 'acılı'],
  ['acılı', 'urfa'],
] as const

/** `Mantarlı Kaşarlı Pide`: the head is its last words, all before are what it is with. */
function composedName(language: Other, source: string): string | null {
  const words = keyOf(source).split(' ')
  for (let start = Math.max(1, words.length - MOST_WORDS); start < words.length; start++) {
    const head = TERMS.HEAD.get(words.slice(start).join(' '))
    if (OPPOSED.some((pair) => pair.every((word) => words.includes(word)))) return null
    const additions = head && segments(words.slice(0, start), TERMS.WITH)
    if (!head || !additions || additions.some((part) => typeof part === 'string')) continue
    const place = PLACES[language]
    const withAll = additions.map((part) => (part as (typeof GLOSSARY)[number])[place])
    return capitalized(`${head[place]} ${withAll.join(AND[language])}`, language)
  }
  return null
}

/** A list of foods, in the order and with the signs of the source. */
function foodsIn(language: Other, source: string): string | null {
  let known = 0
  const translated = source.split(/([,;()\n]+|\s+(?:ve|veya|ya da)\s+)/i).map((part) => {
    const word = keyOf(part)
    if (word === 've') return AND[language]
    if (word === 'veya' || word === 'ya da') return OR[language]
    if (!/\p{L}/u.test(part)) return part.replace(/,/g, COMMA[language].trimEnd())
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(part) ?? []
    const parts = segments(keyOf(text).split(' '), TERMS.FOOD).map((each) => {
      if (typeof each !== 'string') {
        known++
        return each[PLACES[language]]
      }
      return /\p{L}/u.test(each) ? `[${each}]` : each
    })
    return before + parts.join(' ') + after
  })
  return known === 0 ? null : translated.join('')
}

/** Words as the longest terms that are known, and by themselves where they are unknown. */
function segments(words: readonly string[], terms: Translations): ((typeof GLOSSARY)[number] | string)[] {
  const found: ((typeof GLOSSARY)[number] | string)[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MOST_WORDS, words.length - at)
    while (length > 0 && !terms.has(words.slice(at, at + length).join(' '))) length--
    found.push(
      length > 0 ? (terms.get(words.slice(at, at + length).join(' ')) as never) : (words[at] as string),
    )
    at += Math.max(1, length)
  }
  return found
}

function capitalized(text: string, language: Other): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language.toLowerCase()) + text.slice(first.length)
}
