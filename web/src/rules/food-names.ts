import { foldedPatternsOf } from './allergen-words.ts'
import type { Allergen } from './food.ts'
import type { FoodQuestion } from './food-question.ts'
import { nounsOf } from './turkish-endings.ts'
import { isOneApart, isTwoApart } from './word-likeness.ts'

/** A food that a search can ask the food information about. */
export interface NamedFood {
  /** What a dish without it answers with yes. */
  readonly without: FoodQuestion
  /** What a search for the food itself asks; null if that is for its words. */
  readonly contains: FoodQuestion | null
  /** Folded words for it in the texts of a menu, beside the typed one. */
  readonly texts: readonly string[]
  /** Patterns of its synonyms, and of foods of its kind, in a folded text. */
  readonly held?: readonly RegExp[]
}

const SEAFOOD: readonly Allergen[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS']
const ALL_NUTS: readonly Allergen[] = ['PEANUTS', 'NUTS']

/** Allergens as such: their folded names in Turkish, English and German without endings, and their words in texts. */
const ALLERGEN_NAMES: readonly (readonly [allergens: readonly Allergen[], names: string, texts: string])[] = [
  [['GLUTEN'], 'gluten, glüten, tahil', 'gluten'],
  [
    ['CRUSTACEANS'],
    'kabuklu deniz urun, kabuklular, kabuklu deniz mahsul, kabuklu deniz canli, crustacean, crustaceans, krustentier, krustentiere',
    'karides, yengec, istakoz',
  ],
  [['CRUSTACEANS', 'MOLLUSCS'], 'shellfish, schalentier, schalentiere', 'karides, kalamar, midye'],
  [
    SEAFOOD,
    'deniz urun, deniz mahsul, seafood, sea food, meeresfruchte, meeresfruchten',
    'balik, karides, kalamar, midye, ahtapot',
  ],
  [['EGGS'], 'yumurta, egg, eggs, ei, eier, eiern', 'yumurta'],
  [['FISH'], 'balik, fish, fisch', 'balik'],
  [
    ['PEANUTS'],
    'yer fistik, yerfistik, peanut, peanuts, peanut butter, erdnuss, erdnusse, erdnussen',
    'fistik',
  ],
  [['SOYBEANS'], 'soya, soy, soja', 'soya'],
  [
    ['MILK'],
    'sut, milk, milch, sut urun, sut protein, kazein, dairy, dairy product, milchprodukt, milchprodukte',
    'sut',
  ],
  [['MILK'], 'laktoz, lactose, laktose', 'laktoz'],
  [
    ['NUTS'],
    'sert kabuklu yemis, kabuklu yemis, kabuklu meyve, tree nut, tree nuts',
    'fistik, findik, ceviz, badem, yemis',
  ],
  [
    ALL_NUTS,
    'kuruyemis, kuru yemis, cerez, nut, nuts, nuss, nusse, nussen',
    'fistik, findik, ceviz, badem, yemis',
  ],
  [['CELERY'], 'kereviz, celery, sellerie', 'kereviz'],
  [['MUSTARD'], 'hardal, mustard, senf', 'hardal'],
  [['SESAME'], 'susam, sesame, sesam', 'susam, tahin'],
  [['SULPHITES'], 'sulfit, kukurt, sulphite, sulphites, sulfite, sulfites', 'sulfit'],
  [['LUPIN'], 'aci bakla, acibakla, lupen, lupin, lupine, lupinen', 'bakla'],
  [['MOLLUSCS'], 'yumusakca, mollusc, molluscs, weichtier, weichtiere', 'midye, kalamar, ahtapot'],
]

/** Foods that stand for an allergen where somebody wants a dish without it. */
const STAND_FOR: readonly (readonly [allergens: readonly Allergen[], names: string, texts: string])[] = [
  [ALL_NUTS, 'fistik', 'fistik'],
  [['NUTS'], 'antep fistik, sam fistik, pistachio, pistachios, pistazie, pistazien', 'fistik'],
  [['NUTS'], 'findik, hazelnut, hazelnuts, haselnuss, haselnusse', 'findik'],
  [['NUTS'], 'ceviz, walnut, walnuts, walnuss, walnusse', 'ceviz'],
  [['NUTS'], 'badem, almond, almonds, mandel, mandeln', 'badem'],
  [['MILK'], 'peynir, cheese, kase', 'peynir, kasar'],
  [['MILK'], 'kasar', 'kasar'],
  [['MILK'], 'tereyag, tere yag, butter', 'tereyag'],
  [['MILK'], 'yogurt, yoghurt, joghurt', 'yogurt'],
  [['GLUTEN'], 'bugday, wheat, weizen', 'bugday'],
  [['GLUTEN'], 'un', 'un'],
  [['SESAME'], 'tahin, tahini', 'tahin'],
]

const VEGETARIAN: FoodQuestion = { kind: 'VEGETARIAN' }
const NO_ALCOHOL: FoodQuestion = { kind: 'NO_ALCOHOL' }
const NO_PORK: FoodQuestion = { kind: 'NO_PORK' }

/** Drinks in a folded text, but for `alkolsüz bira`, of which only the second word is left. */
const DRINKS = /(?<!- |\p{L})(?:sara[pb]|bira(?!z)|raki|votka|viski|likor)\p{L}*/gu
const HAM = /(?<!dana |hindi |tavuk |\p{L})(?:domuz|jambon|bacon)\p{L}*/gu
/** Milk in one, but for `laktozsuz süt` and what is no milk. */
const LACTEOUS = /(?<!- |badem |cevizi |yulaf |soya |\p{L})sut\p{L}*/gu

const OTHERS: readonly (readonly [names: string, food: NamedFood])[] = [
  ['et, kirmizi et, meat, red meat, fleisch', { without: VEGETARIAN, contains: null, texts: ['et'] }],
  [
    'hayvansal, hayvansal urun, hayvansal gida, animal product, animal products',
    { without: { kind: 'VEGAN' }, contains: null, texts: ['hayvansal'] },
  ],
  [
    'alkol, icki, alcohol, alcoholic, alkohol, alkoholisch',
    { without: NO_ALCOHOL, contains: { kind: 'ALCOHOL' }, texts: ['alkol'], held: [DRINKS] },
  ],
  [
    'domuz, domuz et, pork, schwein, schweinefleisch',
    { without: NO_PORK, contains: { kind: 'PORK' }, texts: ['domuz'], held: [HAM] },
  ],
]

const named = (names: string) => names.split(', ')

/** Whether foods that suggest it are it: what is called ice cream, bread or a raisin may be made without. */
const isInItsFoods = (allergen: Allergen) => !['GLUTEN', 'MILK', 'SESAME', 'SULPHITES'].includes(allergen)

/** Shorter names are the beginnings of other words. */
const MIN_HELD = 4

/** The pattern of all names of some allergens. */
function heldBy(allergens: readonly Allergen[]): RegExp {
  const names = ALLERGEN_NAMES.flatMap(([own, each]) =>
    own.every((allergen) => allergens.includes(allergen)) ? named(each) : [],
  )
  return new RegExp(
    `(?<!\\p{L})(?:${names.filter(({ length }) => length >= MIN_HELD).join('|')})\\p{L}*`,
    'gu',
  )
}

function allFoods(): ReadonlyMap<string, NamedFood> {
  const foods = new Map<string, NamedFood>(
    OTHERS.flatMap(([names, food]) => named(names).map((name) => [name, food])),
  )
  const add = (rows: typeof ALLERGEN_NAMES, isAllergen: boolean) => {
    for (const [allergens, names, texts] of rows) {
      const food: NamedFood = {
        without: { kind: 'FREE_OF', allergens },
        contains: isAllergen ? { kind: 'CONTAINS', allergens } : null,
        texts: named(texts),
        held: [
          ...(isAllergen ? [heldBy(allergens), ...foldedPatternsOf(allergens.filter(isInItsFoods))] : []),
          ...(texts === 'laktoz' ? [LACTEOUS] : []),
        ],
      }
      for (const name of named(names)) foods.set(name, food)
    }
  }
  add(ALLERGEN_NAMES, true)
  add(STAND_FOR, false)
  return foods
}

const FOODS = allFoods()
/** Of the longest name. */
export const FOOD_WORDS = 3

/** The food that words name, the last of them with or without an ending; a word alone may have a wrong letter. */
export function namedFood(words: readonly string[], isForgiving: boolean): NamedFood | null {
  const before = words.slice(0, -1).join(' ')
  const last = words.at(-1) ?? ''
  for (const noun of nounsOf(last)) {
    // Of two letters nothing is left but what an ending is put to.
    const food = FOODS.get(before ? `${before} ${noun}` : noun)
    if (food) return food
  }
  return isForgiving && words.length === 1 ? likeFood(last) : null
}

const MIN_FORGIVING = 5

function likeFood(word: string): NamedFood | null {
  if (word.length < MIN_FORGIVING) return null
  for (const [name, food] of FOODS)
    if (name.length >= MIN_FORGIVING && name[0] === word[0] && isOneApart(name, word)) return food
  return null
}

/** The food of a folded Turkish name without endings. */
export const foodNamed = (name: string): NamedFood | null => FOODS.get(name) ?? null

/** Whether a word is the name of a food without an ending. */
export const isName = (word: string): boolean => FOODS.has(word)

/** Whether a word is a bare name: `süt`, `balığı`, `deniz ürünleri`, but not `sütlü`. */
export const isBareName = (word: string): boolean => !/l[iu]$/.test(word) || isName(word)

/** Words for diets, without endings, with what they ask. */
const DIETS: Readonly<Record<string, readonly FoodQuestion[]>> = {
  vegan: [{ kind: 'VEGAN' }],
  vejetaryen: [VEGETARIAN],
  vejeteryan: [VEGETARIAN],
  vegetarian: [VEGETARIAN],
  vegetarisch: [VEGETARIAN],
  vegetarier: [VEGETARIAN],
  veggie: [VEGETARIAN],
  nonalcoholic: [NO_ALCOHOL],
  colyak: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  celiac: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  colyakli: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  colyakliyim: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  coeliac: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  zoliakie: [{ kind: 'FREE_OF', allergens: ['GLUTEN'] }],
  helal: [NO_PORK, NO_ALCOHOL],
  halal: [NO_PORK, NO_ALCOHOL],
}

/** The diet of a folded Turkish name without endings. */
export function dietNamed(name: string): ReturnType<typeof namedDiet> {
  const questions = DIETS[name]
  return questions ? { name, questions } : null
}

/** The diet that a word names and what it asks of a dish; null if it names none. */
export function namedDiet(
  word: string,
  isForgiving: boolean,
): { readonly name: string; readonly questions: readonly FoodQuestion[] } | null {
  for (const noun of [...nounsOf(word), word.replace(/(?:e[rns]?|s)$/, '')]) {
    const questions = DIETS[noun]
    if (questions) return { name: noun, questions }
  }
  if (!isForgiving || word.length < MIN_FORGIVING) return null
  const like = Object.entries(DIETS).find(
    ([name]) =>
      name[0] === word[0] &&
      (name.length >= 9 ? isTwoApart : name.length >= 5 ? isOneApart : () => false)(name, word),
  )
  return like ? { name: like[0], questions: like[1] } : null
}

/** The diet that somebody thinks of who wants a dish without one of these. */
const SUGGEST: readonly (readonly [words: RegExp, question: FoodQuestion])[] = [
  [
    /^(?:kiyma|tavu[kg]|dana|kuzu|sucu[kg]|sosis|salam|kofte|pastirma|kavurma|hindi|jambon|ciger|biftek|bonfile|chicken|beef|lamb|rind|huhn)/,
    VEGETARIAN,
  ],
  [/^(?:sara[pb]|bira|raki|likor|votka|wine|beer|wein|bier)/, NO_ALCOHOL],
  [/^(?:jambon|bacon|ham$|speck|schinken)/, NO_PORK],
]

export const suggestedDiets = (word: string): FoodQuestion[] =>
  SUGGEST.flatMap(([words, question]) => (words.test(word) ? [question] : []))
