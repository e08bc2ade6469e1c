import { folded } from './folded.ts'
import type { FoodAnswers } from './food.ts'
import type { MenuWords } from './menu-search-reading.ts'
import { BEFORE, isAfter } from './menu-search-words.ts'
import * as spokenWords from './spoken.words.ts'
import { inSpoken } from './spoken-dish.ts'
import { signOf } from './spoken-search.ts'
import { asSpoken, isSpokenAlike, spokenHits } from './spoken-vocabulary.ts'
import { begins, holderOf, isInflected, isShortForm, softened, withoutWhat } from './turkish-endings.ts'
import { isOneApart } from './word-likeness.ts'

export interface SearchedDish {
  readonly id: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly categoryId: string
  readonly servingLabel?: string | null | undefined
  readonly servings?: readonly { readonly label: string }[]
  readonly foodInformation: FoodAnswers & {
    readonly isAlcoholicDrink: boolean
    readonly allergenNote?: string | null
    readonly portion?: { readonly of?: string | null } | null
  }
  /** Its texts in the language of the page, as far as they are translated. */
  readonly translation?: DishTexts | null | undefined
}

export interface DishTexts {
  /** Names of those whose Turkish text has changed since. */
  readonly stale?: readonly string[] | undefined
  readonly name?: string | null
  readonly description?: string | null
  readonly ingredients?: string | null
  readonly allergenNote?: string | null
  readonly portionOf?: string | null
  readonly servingLabel?: string | null
  readonly servings?: readonly string[] | null
}

export interface SearchedMenu<Dish> {
  readonly categories: readonly {
    readonly id: string
    readonly name: string
    readonly translation?: { readonly name?: string | null } | null
  }[]
  readonly products: readonly Dish[]
}

/** Where a word of a dish stands. */
export type Place = 'name' | 'category' | 'servings' | 'ingredients' | 'description'
/** How a word of the menu is a typed one: the whole word, its beginning, or with another letter. */
export type Likeness = 0 | 1 | 2

/** A word of the texts of a dish. */
interface TextWord {
  readonly word: string
  /** As it is written, with the word before it. */
  readonly written: string
  /** The folded word directly before it. */
  readonly before: string | null
  /** Whether the text says that the dish is without it: `sütsüz`, `süt içermez`. */
  readonly isDenied: boolean
  /** Whether the text says that it is not so: `vegan değildir`. */
  readonly isRefuted: boolean
}

/** A dish of a searched menu. */
export class Entry<Dish extends SearchedDish> {
  readonly dish: Dish
  /** The words that are found, with their places. */
  readonly words: ReadonlyMap<string, readonly Place[]>
  private written: readonly TextWord[] | undefined
  private undenied: ReturnType<typeof undenied> | undefined

  constructor(dish: Dish, category: string, spokenCategory: string) {
    this.dish = dish
    this.words = spokenWords.isTurkish
      ? searchedWords(dish, category)
      : new Map([
          ...searchedWords(dish, category),
          ...asSpoken(searchedWords(inSpoken(dish), spokenCategory)),
        ])
  }

  /** The words of every text of the dish, also of those that are not searched, when they are first asked for. */
  get text(): readonly TextWord[] {
    this.written ??= textsOf(this.dish).flatMap(writtenWords)
    return this.written
  }

  /** The first undenied words of its texts that match a pattern; null if none do. */
  writtenLike(foods: readonly RegExp[]): string | null {
    this.undenied ??= undenied(this.text)
    const { text, starts } = this.undenied
    for (const food of foods) {
      const [match] = text.matchAll(food)
      const end = match ? match.index + match[0].length : 0
      if (match) return this.text[starts.findLastIndex((start) => start < end)]?.written ?? null
    }
    return null
  }

  get name(): readonly TextWord[] {
    return writtenWords(this.dish.name)
  }
}

/** Words shorter than this have to be right. */
const MIN_FORGIVING = 5
/** Words as short as this are whole, or with an ending, where the menu has them: `su` is not the beginning of `sucuk`. */
const WHOLE = 2
/** With, several, its and your: the suffixes that guests put to foods. Without a food is another question. */
const SUFFIX = /(?:l[iu]|l[ae]r[iu]?|s[iu]|n[iu]z)$/
const MIN_STEM = 4
const HARD: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' }
/** Typed words of this length are recognized by any word that begins like them; shorter ones with an ending alone. */
const MIN_FORGIVING_BEGINNING = 7

/** The words of a menu: prepared once, and asked with each letter of a search. */
export class MenuVocabulary<Dish extends SearchedDish> implements MenuWords {
  readonly entries: readonly Entry<Dish>[]
  private readonly searched: ReadonlySet<string>
  private readonly named = new Set<string>()
  private texts: ReturnType<typeof textsIn> | undefined
  private readonly hits = new Map<string, ReadonlyMap<string, Likeness>>()

  constructor({ categories, products }: SearchedMenu<Dish>) {
    const titles = new Map(categories.map(({ id, name }) => [id, name]))
    const spokenTitles = new Map(
      spokenWords.isTurkish ? [] : categories.map(({ id, translation }) => [id, translation?.name ?? '']),
    )
    this.entries = products.map(
      (dish) => new Entry(dish, titles.get(dish.categoryId) ?? '', spokenTitles.get(dish.categoryId) ?? ''),
    )
    this.searched = new Set(this.entries.flatMap(({ words }) => [...words.keys()]))
    for (const { words } of this.entries)
      for (const [word, places] of words)
        if (places.includes('name') || places.includes('category')) this.named.add(word)
  }

  has(word: string): boolean {
    return this.rightHits(word).size > 0
  }

  isNamed(word: string): boolean {
    return [...this.rightHits(word).keys()].some((hit) => this.named.has(hit))
  }

  isPair(word: string, other: string): boolean {
    this.texts ??= textsIn(this.entries)
    return [...(this.texts.pairs.get(word) ?? [])].some((after) => begins(after, other))
  }

  /** The words of the menu that a typed one means. */
  hitsOf(typed: string): ReadonlyMap<string, Likeness> {
    const hits = this.rightHits(typed)
    if (hits.size > 0 || typed.length < MIN_FORGIVING) return hits
    const alike = spokenWords.isTurkish ? isAlike : isAlikeInAny
    return new Map([...this.searched].filter((word) => alike(word, typed)).map((word) => [word, 2]))
  }

  /** Those that are the typed one, or begin with it. */
  rightHits(typed: string): ReadonlyMap<string, Likeness> {
    const known = this.hits.get(typed)
    if (known) return known
    const hits = new Map<string, Likeness>()
    if (this.searched.has(typed)) hits.set(typed, 0)
    const isShort = typed.length <= WHOLE
    if (isShort)
      for (const word of this.searched) if (!hits.has(word) && isShortForm(word, typed)) hits.set(word, 1)
    const beginnings = new Set(stemsOf(typed).flatMap((stem) => [stem, softened(stem)]))
    if (!isShort || hits.size === 0)
      for (const beginning of beginnings)
        for (const word of this.searched) if (word.startsWith(beginning) && !hits.has(word)) hits.set(word, 1)
    if (!spokenWords.isTurkish)
      for (const [word, likeness] of spokenHits(this.searched, typed)) hits.set(word, likeness)
    this.hits.set(typed, hits)
    return hits
  }

  /** Finds the first word in the texts of a dish that has one of these foods in it and is not denied. */
  finderOf(foods: readonly string[]): (entry: Entry<Dish>) => TextWord | undefined {
    if (foods.length === 0) return () => undefined
    this.texts ??= textsIn(this.entries)
    const holders = foods.map(holderOf)
    const words = new Set([...this.texts.words].filter((word) => holders.some((holds) => holds(word))))
    return ({ text }) => text.find(({ word, isDenied }) => words.has(word) && !isDenied)
  }
}

/** Words of a text as one, without those that it denies, and where each begins. */
function undenied(words: readonly TextWord[]) {
  const starts: number[] = []
  let text = ''
  for (const { word, before, isDenied } of words) {
    text += before === null ? ', ' : ' '
    starts.push(text.length)
    text += isDenied ? '-' : word
  }
  return { text, starts }
}

/** The words of a dish with their places. Of an alcoholic drink only the name is found, because it is not advertised. */
function searchedWords(dish: SearchedDish, category: string): ReadonlyMap<string, readonly Place[]> {
  const { name, description, foodInformation: food } = dish
  const words = new Map<string, Place[]>()
  const add = (text: string | null | undefined, place: Place) => {
    for (const word of wordsOf(text ?? '')) words.set(word, [...(words.get(word) ?? []), place])
  }
  add(name, 'name')
  if (food.isAlcoholicDrink) return words
  add(category, 'category')
  add(labelsOf(dish), 'servings')
  add(description, 'description')
  add(food.ingredients, 'ingredients')
  return words
}

const labelsOf = ({ servingLabel, servings }: SearchedDish) =>
  [servingLabel, ...(servings ?? []).map(({ label }) => label)].filter(Boolean).join(', ')

/** A Persian word of two with a half space is one: `تخم‌مرغ` is no kind of `مرغ`. */
const WORD = spokenWords.isTurkish ? /[\p{L}\p{N}]+/gu : /[\p{L}\p{N}\u200c]+/gu

export const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? []

export const textsOf = (dish: SearchedDish): string[] => {
  const { name, description, foodInformation: food } = dish
  const texts = [name, description, labelsOf(dish), food.ingredients, food.allergenNote, food.portion?.of]
  return texts.flatMap((text) => text ?? [])
}

/** The words of all texts, and by each word those that stand directly after it. */
function textsIn(entries: readonly Entry<SearchedDish>[]) {
  const words = new Set<string>()
  const pairs = new Map<string, Set<string>>()
  for (const { text } of entries)
    for (const { word, before } of text) {
      words.add(word)
      if (before !== null) pairs.set(before, (pairs.get(before) ?? new Set()).add(word))
    }
  return { words, pairs }
}

export function writtenWords(text: string): TextWord[] {
  const plain = folded(text)
  const composed = text.normalize('NFC')
  const written = composed.length === plain.length ? composed : plain
  const found = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }))
  return found.map(({ word, index }, at) => {
    const last = found[at - 1]
    const isNext =
      last !== undefined && /^[\s\u200c]*$/.test(plain.slice(last.index + last.word.length, index))
    const next = found[at + 1]
    const after = (spokenWords.isTurkish || isBeside(plain, found[at], next) ? next?.word : '') ?? ''
    const isRefuted = after.startsWith('degil')
    const isDenied =
      (withoutWhat(word) === null ? isAfter(after) : !isRefuted) ||
      (!spokenWords.isTurkish &&
        isDeniedBy(word, last && isBeside(plain, last, found[at]) ? last.word : '', after))
    return {
      word,
      written: written.slice(isNext ? last.index : index, index + word.length),
      before: isNext ? last.word : null,
      ...{ isDenied, isRefuted },
    }
  })
}

interface Found {
  readonly word: string
  readonly index: number
}

/** Whether no sign of a sentence is between two words, so that one may deny the other: `milk-free`, but not `milk, free of nuts`. */
const isBeside = (text: string, one: Found | undefined, other: Found | undefined) =>
  one !== undefined &&
  other !== undefined &&
  !/[.,;:!?()،؛؟\n]/.test(text.slice(one.index + one.word.length, other.index))

/** Whether the words of another language around one say that the dish is without it: `without milk`, `milk-free`. */
const isDeniedBy = (word: string, before: string, after: string) =>
  signOf([before]) === 'BEFORE' ||
  BEFORE.has(before) ||
  signOf([after]) === 'AFTER' ||
  /.(?:free|frei)/.test(word)

/** A typed word, and what it is without a suffix: `peynir` of `peynirli`, `fıstık` of `fıstığı`. */
function stemsOf(typed: string): string[] {
  const bare = typed.replace(SUFFIX, '')
  const hard =
    HARD[typed.at(-2) ?? ''] && /[iuae]$/.test(typed)
      ? `${typed.slice(0, -2)}${HARD[typed.at(-2) ?? '']}`
      : typed
  return [...new Set([typed, bare, hard])].filter((stem) => stem === typed || stem.length >= MIN_STEM)
}

const isAlikeInAny = (word: string, typed: string) => isAlike(word, typed) || isSpokenAlike(word, typed)

/** Whether a typed word, or the beginning of it, is the other with one letter more, less, changed or swapped. */
function isAlike(word: string, typed: string): boolean {
  if (word.length < MIN_FORGIVING - 1 || word[0] !== typed[0]) return false
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return lengths.some((length) => {
    if (length > word.length) return false
    const beginning = word.slice(0, length)
    const isWhole = typed.length >= MIN_FORGIVING_BEGINNING || isInflected(word, beginning)
    return isWhole && isOneApart(beginning, typed)
  })
}
