import { allergensInFolded } from './allergen-words.ts'
import { suggestedDiets } from './food-names.ts'
import { answerOf, type FoodQuestion } from './food-question.ts'
import { type Reading, readSearch, type WantedWords, type Wish } from './menu-search-reading.ts'
import { isMeat, synonymsOf } from './menu-search-words.ts'
import {
  type Entry,
  type Likeness,
  MenuVocabulary,
  type Place,
  type SearchedDish,
  type SearchedMenu,
  wordsOf,
} from './menu-words.ts'
import * as spokenWords from './spoken.words.ts'
import { spokenAllergens, turkishFor } from './spoken-search.ts'
import { isSpokenlyWithout, spokenFoodsOf } from './spoken-texts.ts'
import { likeness, pairsOf } from './word-likeness.ts'

/** What a search found. */
export interface Found<Dish> {
  /** The best first; those that match equally well in the order of the menu. */
  readonly dishes: readonly Dish[]
  /** How many of them, the first, have every word in their name, the labels of their servings or their category. */
  readonly named: number
  /** What the words ask the food information for, or what their foods usually contain. */
  readonly questions: readonly FoodQuestion[]
  /** The part of the search that the dishes are found by, if none is found by all of it. */
  readonly foundBy: string | null
  /** As typed: what dishes should be without, and the food information does not know. */
  readonly unknown: readonly string[]
  /** Whether the search is for halal food, which no menu certifies. */
  readonly isHalal: boolean
  /** Dishes that are left out only because their texts have what they should be without, with these words. */
  readonly leftOut: readonly { readonly dish: Dish; readonly written: string }[]
  /** Up to three dishes whose names are like the search, if none was found. */
  readonly nearest: readonly Dish[]
}

/** Of a word: the whole word, its beginning, or a word with another letter. */
const WEIGHTS: Readonly<Record<Place, Readonly<Record<Likeness, number>>>> = {
  name: [100, 70, 40],
  servings: [60, 50, 20],
  category: [45, 35, 20],
  ingredients: [14, 10, 4],
  description: [12, 8, 3],
}
/** The least of a name, a label or a category. */
const NAMED = 20
/** Of a dish that its food information answers for. */
const BY_FOOD = 13
/** Of a word that a dish need not have. Shorter ones, such as `to`, are the beginning of too many others. */
const FILLER_SHARE = 0.1
const MIN_FILLER = 4
/** Of a translated name that is what was typed and no more, as much as of a word that a dish need not have. */
const WHOLE_NAME = 100

const NEAREST = 3
const MIN_LIKENESS = 0.3

const indexes = new WeakMap<object, unknown>()

/** Searches a menu by words of names, categories, descriptions and ingredients, and by its food information. */
export function searchMenu<Dish extends SearchedDish>(menu: SearchedMenu<Dish>, search: string): Found<Dish> {
  const index = (indexes.get(menu) as MenuIndex<Dish> | undefined) ?? new MenuIndex<Dish>(menu)
  indexes.set(menu, index)
  return index.search(search)
}

type Weigher<Dish extends SearchedDish> = (entry: Entry<Dish>) => number

class MenuIndex<Dish extends SearchedDish> {
  private readonly vocabulary: MenuVocabulary<Dish>

  constructor(menu: SearchedMenu<Dish>) {
    this.vocabulary = new MenuVocabulary(menu)
  }

  search(search: string): Found<Dish> {
    const reading = readSearch(search, this.vocabulary)
    const { wanted, wishes, unknown, isHalal } = reading
    const questions = this.questionsIn(reading)
    const judge = this.judgeOf(reading)
    const whole = this.ranked(reading, wanted, judge)
    const kept = wanted.filter(({ question }) => question !== null)
    const left = wanted.filter((each) => !kept.includes(each))
    // Of a word that nobody understands nobody knows whether it refuses the food beside it.
    const isUnderstood =
      kept.length === 0 || left.every(({ words }) => words.every((word) => this.vocabulary.has(word)))
    const isLess = whole.dishes.length === 0 && unknown.length === 0 && left.length > 0 && isUnderstood
    const less = isLess && wishes.length + kept.length > 0 ? this.ranked(reading, kept, judge) : null
    const isNothing = whole.dishes.length + questions.length + unknown.length === 0
    return {
      ...((less?.dishes.length ?? 0) > 0 && less ? less : whole),
      foundBy:
        less && less.dishes.length > 0 ? reading.textWithout(new Set(left.flatMap(({ at }) => at))) : null,
      ...{ questions, isHalal, unknown: unknown.map(({ text }) => text) },
      nearest: isNothing ? this.nearest(wanted) : [],
    }
  }

  private ranked(
    { fillers, wishes, unknown }: Reading,
    wanted: readonly WantedWords[],
    judge: (entry: Entry<Dish>) => Judgement,
  ): Pick<Found<Dish>, 'dishes' | 'named' | 'leftOut'> {
    const isAlone = wanted.length === 1 && wishes.length + unknown.length === 0
    const weighers = wanted.map((each) => this.weigher(each, isAlone))
    const extra = fillers
      .filter((word) => word.length >= MIN_FILLER)
      .map((word) => this.byWords([word], false))
    if (!spokenWords.isTurkish) extra.push(({ dish }) => (isNamedBy(dish, wanted) ? WHOLE_NAME : 0))
    const isByFood = wishes.length > 0 || wanted.some(({ question }) => question !== null)
    if (weighers.length + wishes.length + unknown.length === 0) return { dishes: [], named: 0, leftOut: [] }
    const matched = this.vocabulary.entries
      .map((entry, at) => ({ entry, at, weights: weighers.map((weigh) => weigh(entry)), ...judge(entry) }))
      .filter(({ suits, weights }) => suits && weights.every((weight) => weight > 0))
    const leftOut = matched.flatMap(({ entry, held }) => (held ? [{ dish: entry.dish, written: held }] : []))
    const found = matched
      .filter(({ held }) => held === null)
      .map(({ entry, at, weights }) => ({
        ...{ dish: entry.dish, at },
        isNamed: !isByFood && weights.every((weight) => weight >= NAMED),
        weight:
          weights.reduce((sum, each) => sum + each, 0) +
          extra.reduce((sum, weigh) => sum + weigh(entry) * FILLER_SHARE, 0),
      }))
      .sort(
        (one, other) =>
          Number(other.isNamed) - Number(one.isNamed) || other.weight - one.weight || one.at - other.at,
      )
    return {
      dishes: found.map(({ dish }) => dish),
      named: isByFood ? found.length : found.filter(({ isNamed }) => isNamed).length,
      leftOut,
    }
  }

  /** Whether a dish suits what is not wanted and the diets, by its food information or by what it says of itself. */
  private judgeOf({ wishes, unknown }: Reading): (entry: Entry<Dish>) => Judgement {
    const judges = [
      ...wishes.map((wish) => {
        const find = this.vocabulary.finderOf(wish.without)
        return (entry: Entry<Dish>): Judgement => ({
          suits: isSuitable(entry, wish),
          held:
            find(entry)?.written ??
            entry.writtenLike(wish.held) ??
            (spokenWords.isTurkish ? null : spokenlyHeld(entry, wish)),
        })
      }),
      ...unknown.map(({ food, others, own }) => {
        const find = this.vocabulary.finderOf([food, ...others])
        return (entry: Entry<Dish>): Judgement => ({
          suits:
            saysOfItself(entry.dish.foodInformation.isAlcoholicDrink ? entry.name : entry.text, own) ||
            (!spokenWords.isTurkish && isSpokenlyWithout(entry.dish, food)),
          held: find(entry)?.written ?? null,
        })
      }),
    ]
    return (entry) => {
      let held: string | null = null
      for (const judge of judges) {
        const judgement = judge(entry)
        if (!judgement.suits) return judgement
        held ??= judgement.held
      }
      return { suits: true, held }
    }
  }

  /** How well a dish matches words; 0 if it does not. */
  private weigher({ words, question }: WantedWords, isAlone: boolean): Weigher<Dish> {
    const byWords = this.byAnyWords(words)
    if (!question) return byWords
    return (entry) => {
      const answer = answerOf(entry.dish.foodInformation, question)
      if (answer) return Math.max(byWords(entry), BY_FOOD)
      // Where the kitchen has answered, a word such as that of a milk-fed lamb means something else.
      return answer === false && isAlone ? 0 : byWords(entry)
    }
  }

  private byAnyWords(words: readonly string[]): Weigher<Dish> {
    const own = this.byWords(words, false)
    const isKnown = words.every((word) => this.vocabulary.has(word))
    const turkish = (!spokenWords.isTurkish && turkishFor(words)) || words
    const others = synonymsOf(turkish).map((each) => this.byWords(each, isKnown))
    if (!spokenWords.isTurkish && turkish !== words) others.push(this.byWords(turkish, isKnown))
    if (others.length === 0) return own
    const isOfMeat = isMeat(turkish)
    return (entry) => {
      const isVegetarian = isOfMeat && answerOf(entry.dish.foodInformation, { kind: 'VEGETARIAN' }) === true
      return Math.max(own(entry), ...(isVegetarian ? [] : others.map((weigh) => weigh(entry))))
    }
  }

  /** By the worst of several words. Words that only mean the typed ones count less where the menu has those. */
  private byWords(words: readonly string[], isLess: boolean): Weigher<Dish> {
    const hits = words.map((word) => [...this.vocabulary.hitsOf(word)])
    return ({ words: places }) => {
      let worst = Number.POSITIVE_INFINITY
      for (const each of hits) {
        let best = 0
        for (const [hit, likeness] of each)
          for (const place of places.get(hit) ?? [])
            best = Math.max(
              best,
              WEIGHTS[place][isLess && likeness < 2 ? ((likeness + 1) as Likeness) : likeness],
            )
        worst = Math.min(worst, best)
      }
      return worst
    }
  }

  /** What is asked, and what the foods that are named usually contain, except gluten, which half of a menu does. */
  private questionsIn({ wanted, wishes, unknown }: Reading): FoodQuestion[] {
    const asked = [
      ...wishes.flatMap(({ questions }) => questions),
      ...wanted.flatMap(({ question }) => question ?? []),
      ...unknown.flatMap(({ food }) => {
        const words = [food, ...synonymsOf([food]).flat()]
        const allergens = allergensInFolded(words.join(' '))
        return [
          ...(allergens.length > 0 ? [{ kind: 'FREE_OF', allergens } as const] : []),
          ...words.flatMap(suggestedDiets),
        ]
      }),
    ]
    if (asked.length + unknown.length > 0) return merged(asked)
    const named = wanted.flatMap(({ words }) => [
      words.join(' '),
      ...(isMeat(words) ? [] : synonymsOf(words).map((each) => each.join(' '))),
      ...words.flatMap((word) =>
        [...this.vocabulary.hitsOf(word)].filter(([, likeness]) => likeness === 2).map(([hit]) => hit),
      ),
    ])
    // In one text, of which a word may say what kind another is: `yer fıstığı`.
    const allergens = [wanted.flatMap(({ words }) => words).join(' '), ...named].flatMap(allergensInFolded)
    if (!spokenWords.isTurkish) allergens.push(...wanted.flatMap(({ words }) => spokenAllergens(words)))
    return [...new Set(allergens)]
      .filter((allergen) => allergen !== 'GLUTEN')
      .map((allergen): FoodQuestion => ({ kind: 'CONTAINS', allergens: [allergen] }))
  }

  private nearest(search: readonly WantedWords[]): Dish[] {
    const wanted = pairsOf(search.filter(({ at }) => at.length > 0).flatMap(({ words }) => words))
    return this.vocabulary.entries
      .map(({ dish }) => ({
        dish,
        likeness: spokenWords.isTurkish
          ? likeness(wanted, pairsOf(wordsOf(dish.name)))
          : likenessInAny(wanted, dish),
      }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, NEAREST)
      .map(({ dish }) => dish)
  }
}

/** Whether words are the whole of a translated name. */
const isNamedBy = ({ translation }: SearchedDish, wanted: readonly WantedWords[]) =>
  wordsOf(translation?.name ?? '')
    .join('')
    .replaceAll('\u200c', '') === wanted.flatMap(({ words }) => words).join('')

const likenessInAny = (wanted: ReadonlySet<string>, { name, translation }: SearchedDish) =>
  Math.max(...[name, translation?.name ?? ''].map((each) => likeness(wanted, pairsOf(wordsOf(each)))))

/** The words of its translated texts that have what it should be without; a diet asks the food information alone. */
function spokenlyHeld(entry: Entry<SearchedDish>, { questions, isFood }: Wish): string | null {
  if (!isFood) return null
  const held = spokenFoodsOf(entry.dish).find(({ food }) =>
    questions.some((each) => isAbout(each, food.without)),
  )
  return held?.written ?? null
}

/** Whether one question is of something that the other is of, too. */
const isAbout = (one: FoodQuestion, other: FoodQuestion) =>
  'allergens' in one && 'allergens' in other
    ? one.allergens.some((each) => other.allergens.includes(each))
    : one.kind === other.kind

interface Judgement {
  readonly suits: boolean
  /** The words of its texts that have what it should be without. */
  readonly held: string | null
}

/** By its food information; where that is not answered, by its name, which is a promise. */
function isSuitable(entry: Entry<SearchedDish>, { questions, own }: Wish): boolean {
  const answers = questions.map((question) => answerOf(entry.dish.foodInformation, question))
  if (answers.includes(false)) return false
  return !answers.includes(null) || saysOfItself(entry.name, own)
}

const saysOfItself = (text: Entry<SearchedDish>['text'], own: readonly string[]): boolean =>
  text.some(({ word, isRefuted }) => !isRefuted && own.some((each) => word.startsWith(each)))

/** With one question for all that dishes should be free of, and each other one once. */
function merged(questions: readonly FoodQuestion[]): FoodQuestion[] {
  const free = questions.flatMap((question) => (question.kind === 'FREE_OF' ? question.allergens : []))
  const others = questions.filter(({ kind }) => kind !== 'FREE_OF')
  const [first] = free
  return [
    ...(first ? [{ kind: 'FREE_OF', allergens: [...new Set(free)] } as const] : []),
    ...others.filter((question, at) => others.findIndex((each) => isSame(each, question)) === at),
  ]
}

const isSame = (one: FoodQuestion, other: FoodQuestion) =>
  one.kind === other.kind &&
  String('allergens' in one && one.allergens) === String('allergens' in other && other.allergens)
