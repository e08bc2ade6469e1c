import { foldedPatternsOf } from './allergen-words.ts'
import { folded } from './folded.ts'
import type { Allergen } from './food.ts'
import { dietNamed, foodNamed, type NamedFood } from './food-names.ts'
import type { FoodQuestion } from './food-question.ts'
import { searchTables } from './menu-search.words.ts'
import { isOneApart } from './word-likeness.ts'

/** What a search can ask the food information about, each with a name by which the Turkish search knows it. */
const ASKED = {
  ANIMAL: 'hayvansal',
  GLUTEN: 'gluten',
  CRUSTACEANS: 'kabuklular',
  SHELLFISH: 'shellfish',
  SEAFOOD: 'deniz urun',
  EGGS: 'yumurta',
  FISH: 'balik',
  PEANUTS: 'yer fistik',
  SOYBEANS: 'soya',
  MILK: 'sut',
  LACTOSE: 'laktoz',
  NUTS: 'kabuklu yemis',
  ALL_NUTS: 'kuruyemis',
  CELERY: 'kereviz',
  MUSTARD: 'hardal',
  SESAME: 'susam',
  SULPHITES: 'sulfit',
  LUPIN: 'lupen',
  MOLLUSCS: 'yumusakca',
  MEAT: 'et',
  ALCOHOL: 'alkol',
  PORK: 'domuz',
} as const
type AskedFood = keyof typeof ASKED
/** Those that foods of other names are usually made of. */
type Contained = Exclude<
  AskedFood,
  'ANIMAL' | 'CELERY' | 'LACTOSE' | 'LUPIN' | 'MEAT' | 'SEAFOOD' | 'SHELLFISH' | 'SULPHITES'
>

/** In a folded Turkish text: of gluten other words say too much, since bread may be made without. */
const GRAINS = /(?<!\p{L})(?:bugday|bulgur|irmi[kg]|arpa|cavdar|yulaf)\p{L}*/gu

const DIETS = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vejetaryen',
  GLUTEN_FREE: 'colyak',
  HALAL: 'helal',
  NO_ALCOHOL: 'nonalcoholic',
} as const

/**
 * What a search in another language than Turkish is read by. Names are parted by commas and have up to three words; one
 * that ends in `*` is that of every word that begins so.
 */
export interface SearchTables {
  /** Names of what the food information answers. */
  readonly foods: Readonly<Record<AskedFood, string>>
  /** Foods that stand for it where somebody wants a dish without them; a search for one is for its words. */
  readonly standFor: Readonly<Record<Contained, string>>
  /** Foods that only sound like those: `coconut milk`. */
  readonly others: string
  readonly diets: Readonly<Record<keyof typeof DIETS, string>>
  /** Words that say `without` of the food after them, and of that before them. */
  readonly before: string
  readonly after: string
  /** Words of an illness, anywhere: without every food that is named. */
  readonly allergy: string
  /** Prefixes that mean `without`, parted by commas: `без` of `безглютеновый`. */
  readonly joined: string
  readonly connectors: string
  readonly fillers: string
  /** What untranslated dishes have in Turkish, folded: `soup: corba`. */
  readonly turkish: Readonly<Record<string, string>>
  /** A folded word, and what it is without an ending or an article. */
  formsOf(word: string): readonly string[]
}

/** A food, or null for one that only sounds like it. */
interface Known {
  readonly food: NamedFood | null
  /** Its name in Turkish. */
  readonly turkish: string | null
}

type Sign = 'ALLERGY' | 'AFTER' | 'BEFORE' | 'CONNECTOR' | 'FILLER'

interface Reader {
  readonly tables: SearchTables
  readonly foods: readonly (readonly [names: RegExp, known: Known])[]
  readonly diets: readonly (readonly [names: RegExp, name: string])[]
  readonly signs: readonly (readonly [words: RegExp, sign: Sign])[]
  readonly turkish: ReadonlyMap<string, string>
}

/** Of the longest names, in words. */
export const SPOKEN_WORDS = 3

let built: Reader | undefined

/** Of a page in another language than Turkish alone. */
function reader(): Reader {
  built ??= build(searchTables as SearchTables)
  return built
}

function build(tables: SearchTables): Reader {
  const foods = Object.entries(tables.foods).map(([key, names]): [RegExp, Known] => {
    const turkish = ASKED[key as AskedFood]
    return [patternOf(names), { food: foodNamed(turkish), turkish }]
  })
  const standing = Object.entries(tables.standFor).map(([key, names]): [RegExp, Known] => {
    const food = foodNamed(ASKED[key as AskedFood])
    const allergens = food && 'allergens' in food.without ? food.without.allergens : []
    const kinds = key === 'GLUTEN' ? [GRAINS] : foldedPatternsOf(allergens)
    const held = [...(food?.held ?? []), ...kinds]
    return [patternOf(names), { food: food && { ...food, contains: null, texts: [], held }, turkish: null }]
  })
  return {
    tables,
    foods: [[patternOf(tables.others), { food: null, turkish: null }], ...foods, ...standing],
    diets: Object.entries(tables.diets).map(([key, names]) => [
      patternOf(names),
      DIETS[key as keyof typeof DIETS],
    ]),
    signs: [
      [patternOf(tables.allergy), 'ALLERGY'],
      [patternOf(tables.after), 'AFTER'],
      [patternOf(tables.before), 'BEFORE'],
      [patternOf(tables.connectors), 'CONNECTOR'],
      [patternOf(tables.fillers), 'FILLER'],
    ],
    turkish: new Map(
      Object.entries(tables.turkish).flatMap(([word, turkish]) =>
        tables.formsOf(folded(word)).map((form) => [form, turkish]),
      ),
    ),
  }
}

/** Of names as they are typed: in folded form, their words parted by one space. */
function patternOf(names: string): RegExp {
  const each = names.split(',').flatMap((name) => plainOf(name) || [])
  return each.length > 0 ? new RegExp(`^(?:${each.join('|')})$`, 'u') : /^(?!)/
}

/** The rest of a word, unless it says that it is without: `erdnuss*` is no name in `erdnussfrei`. */
const REST = '(?!\\p{L}*(?:frei|los(?:e[mnrs]?)?(?!\\p{L})|al+erg|intoleran|unvertra|непереносим))\\p{L}*'

const plainOf = (name: string) =>
  folded(name)
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim()
    .replaceAll('*', REST)

/** Words as they stand, and with each in the forms that it may be one of. */
function phrasesOf(words: readonly string[]): string[] {
  let phrases = ['']
  for (const word of words) {
    const forms = reader().tables.formsOf(word)
    phrases = phrases.flatMap((phrase) => forms.map((form) => (phrase ? `${phrase} ${form}` : form)))
  }
  return phrases
}

/** Of the words of menus; what guests type is without end. */
const known = new Map<string, Known | null>()
const MOST_KNOWN = 10_000

function knownBy(words: readonly string[]): Known | null {
  const whole = words.join(' ')
  const before = known.get(whole)
  if (before !== undefined) return before
  const phrases = phrasesOf(words)
  const [, found = null] = reader().foods.find(([names]) => phrases.some((each) => names.test(each))) ?? []
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(whole, found)
  return found
}

/** The food that words name in the language of the page; null if they name none. */
export const spokenFood = (words: readonly string[]): NamedFood | null => knownBy(words)?.food ?? null

/** Whether they name a food that only sounds like one: `coconut milk`. */
export const isOtherFood = (words: readonly string[]): boolean => knownBy(words)?.food === null

/** The diet that they name, by its Turkish name. */
export function spokenDiet(
  words: readonly string[],
): { readonly name: string; readonly questions: readonly FoodQuestion[] } | null {
  const phrases = phrasesOf(words)
  const [, name] = reader().diets.find(([names]) => phrases.some((each) => names.test(each))) ?? []
  return name ? dietNamed(name) : null
}

/** What words say of the foods beside them; null if nothing. */
export function signOf(words: readonly string[]): Sign | null {
  const whole = words.join(' ')
  const sign = reader().signs.find(([signs]) => signs.test(whole))?.[1]
  const [fillers] = reader().signs.at(-1) ?? []
  return sign ?? (phrasesOf(words).some((phrase) => fillers?.test(phrase)) ? 'FILLER' : null)
}

/** Shorter words are too many others with one letter changed: `kleiner` is no `keiner`. */
const MIN_LIKE = 7
const MIN_LIKE_STEM = 6

/** The sign that a misspelled word stands for: `allregic`, `witout`. */
export function likeSign(word: string): 'ALLERGY' | 'AFTER' | 'BEFORE' | null {
  const { allergy, after, before } = reader().tables
  const isLike = (words: string) =>
    folded(words)
      .split(/\s*,\s*/)
      .some((each) => {
        // Without its first letter a negated verb is affirmative: `میخواهم` of `نمیخواهم`.
        if (!each.endsWith('*'))
          return each.length >= MIN_LIKE && each.slice(1) !== word && isOneApart(each, word)
        const stem = each.slice(0, -1)
        const beginnings = [-1, 0, 1].map((more) => word.slice(0, stem.length + more))
        return stem.length >= MIN_LIKE_STEM && beginnings.some((beginning) => isOneApart(stem, beginning))
      })
  if (isLike(allergy)) return 'ALLERGY'
  if (isLike(after)) return 'AFTER'
  return isLike(before) ? 'BEFORE' : null
}

/** The food in a word that says itself that it is without: `безглютеновый`. */
export function joinedFood(word: string): { readonly head: string; readonly food: NamedFood } | null {
  for (const joined of reader().tables.joined.split(', ').filter(Boolean).map(folded)) {
    if (!word.startsWith(joined)) continue
    const head = word.slice(joined.length)
    const food = spokenFood([head])
    if (food) return { head, food }
  }
  return null
}

/** What the Turkish texts of a menu call typed words; null if that is not known. */
export function turkishFor(words: readonly string[]): string[] | null {
  const turkish =
    knownBy(words)?.turkish ?? phrasesOf(words).flatMap((phrase) => reader().turkish.get(phrase) ?? [])[0]
  return turkish?.split(' ') ?? null
}

/** Forms of a folded word of the page's language. */
export const spokenForms = (word: string): readonly string[] => reader().tables.formsOf(word)

/** Allergens that foods named by these words usually contain. */
export function spokenAllergens(words: readonly string[]): readonly Allergen[] {
  const question = spokenFood(words)?.without
  return question && 'allergens' in question ? question.allergens : []
}

/** A word of a text, as far as foods are found by it. */
interface Written {
  readonly word: string
  readonly written: string
  /** The word directly before it. */
  readonly before: string | null
  readonly isDenied: boolean
}

/** A food that a text names. */
export interface HeldFood {
  readonly food: NamedFood
  readonly written: string
}

/** The foods that a translated text says are in a dish, by the longest names first. */
export function foodsHeldIn(text: readonly Written[]): HeldFood[] {
  const held: HeldFood[] = []
  for (let at = 0; at < text.length; ) {
    const found = longestAt(text, at)
    const parts = text.slice(at, at + (found?.count ?? 1))
    const isDenied = parts.some((part) => part.isDenied)
    if (found?.known.food && !isDenied)
      held.push({ food: found.known.food, written: parts.at(-1)?.written ?? '' })
    at += parts.length
  }
  return held
}

function longestAt(text: readonly Written[], at: number) {
  for (let count = SPOKEN_WORDS; count > 0; count--) {
    const parts = text.slice(at, at + count)
    const isOne = parts.every(({ before }, index) => index === 0 || before === parts[index - 1]?.word)
    const found = isOne && parts.length === count ? knownBy(parts.map(({ word }) => word)) : null
    if (found) return { known: found, count }
  }
  return null
}
