import { folded } from './folded.ts'
import { FOOD_WORDS, isBareName, isName, type NamedFood, namedDiet, namedFood } from './food-names.ts'
import type { FoodQuestion } from './food-question.ts'
import {
  ALLERGIC_TO,
  ALLERGY,
  BEFORE,
  CONNECTORS,
  FILLERS,
  isAfter,
  isAsking,
  isKind,
  isNeeded,
  likeWithout,
  NO_WITHOUT,
  SYNONYM_WORDS,
  synonymsOf,
} from './menu-search-words.ts'
import * as spokenWords from './spoken.words.ts'
import {
  isOtherFood,
  joinedFood,
  likeSign,
  SPOKEN_WORDS,
  signOf,
  spokenDiet,
  spokenFood,
  turkishFor,
} from './spoken-search.ts'
import { withoutWhat } from './turkish-endings.ts'

/** The words of a menu, as far as they tell what a search means. */
export interface MenuWords {
  /** Whether a word of the menu is it, or begins with it. */
  has(word: string): boolean
  /** Whether such a word is in the name of a dish or a category. */
  isNamed(word: string): boolean
  /** Whether it stands directly before a word that begins with the other, as in `çam fıstığı`. */
  isPair(word: string, other: string): boolean
}

/** Words that a dish has to have, and what they ask the food information, if they name an allergen. */
export interface WantedWords {
  readonly words: readonly string[]
  readonly question: FoodQuestion | null
  readonly at: readonly number[]
}

/** A diet, or a food that is not wanted and that the food information knows. */
export interface Wish {
  readonly questions: readonly FoodQuestion[]
  /** Whether it is a food, which no text of a suitable dish names; a diet asks the food information alone. */
  readonly isFood: boolean
  /** Folded words which no suitable dish has in its texts. */
  readonly without: readonly string[]
  /** Foods of its kind, which none has either. */
  readonly held: readonly RegExp[]
  /** Folded words by which a dish says of itself that it is suitable: `vegan`, `sütsüz`. */
  readonly own: readonly string[]
}

/** A food that is not wanted and that the food information does not know. */
export interface UnknownWish {
  /** As typed: `kremasız`, `kabak yok`. */
  readonly text: string
  readonly food: string
  /** Other words for it, and what it is in Turkish. */
  readonly others: readonly string[]
  readonly own: readonly string[]
}

export interface Reading {
  readonly wanted: readonly WantedWords[]
  /** Words that need not be in a dish, and rank it if they are. */
  readonly fillers: readonly string[]
  readonly wishes: readonly Wish[]
  readonly unknown: readonly UnknownWish[]
  /** Whether the search is for halal food. */
  readonly isHalal: boolean
  /** The typed words, but for fillers and the wanted words at some places. */
  textWithout(at: ReadonlySet<number>): string
}

interface Token {
  readonly text: string
  readonly word: string
}

type Item = { readonly at: readonly number[] } & (
  | { readonly kind: 'FILLER' | 'AFTER' | 'BEFORE' | 'ALLERGY' }
  | { readonly kind: 'CONNECTOR'; readonly isComma: boolean }
  | { readonly kind: 'DIET'; readonly name: string; readonly questions: readonly FoodQuestion[] }
  /** Already with its `without`: `sütsüz`. */
  | { readonly kind: 'FREE'; readonly food: NamedFood | null; readonly head: string }
  | {
      readonly kind: 'FOOD'
      readonly food: NamedFood
      readonly isBare: boolean
      readonly isInflected: boolean
    }
  | { readonly kind: 'WORDS' }
)

function tokensOf(search: string): Token[] {
  const tokens = wordsOf(search)
  // `ne soğan ne de domates`: neither is wanted.
  if (tokens.filter(({ word }) => word === 'ne').length < 2) return tokens
  return tokens
    .filter(({ word }, at) => word !== 'de' || tokens[at - 1]?.word !== 'ne')
    .map((token) => (token.word === 'ne' ? { ...token, word: 'without' } : token))
}

/** With signs and words that tokens are made of: Arabic commas, and `w/o` for without. */
const writtenOut = (search: string) =>
  search
    .replace(/[❌🚫⛔✖✗]\uFE0F?/gu, ' yok ')
    .replace(/^\s*[-−]\s*(?=\p{L})/u, ' without ')
    .replace(/(?<=\p{L})\s*[-−]\s*$/u, ' yok')
    .replace(/[،؛]/g, ',')
    .replace(/(?<!\p{L})w\/o(?:ut)?(?!\p{L})/giu, 'without')

/** The food that words name, in the language of the page or in Turkish. */
const foodOf = (words: readonly string[], isForgiving: boolean): NamedFood | null =>
  (!spokenWords.isTurkish && spokenFood(words)) || namedFood(words, isForgiving)

const wordsOf = (search: string): Token[] =>
  (writtenOut(search).match(/[\p{L}\p{N}\p{M}]+(?:(?<=n)['’]t(?!\p{L}))?|[,;/&+]/gu) ?? []).map((text) => ({
    text,
    word: folded(text).replace(/['’]/, ''),
  }))

/** What is meant by a search of a menu with these words. */
export function readSearch(search: string, menu: MenuWords): Reading {
  return new Reader(tokensOf(search), menu).read()
}

/** What words at a place are in the language of the page, the longest first. */
function spokenItemAt(tokens: readonly Token[], place: number): Item | null {
  for (let count = Math.min(SPOKEN_WORDS, tokens.length - place); count > 0; count--) {
    const at = Array.from({ length: count }, (_, index) => place + index)
    const words = tokens.slice(place, place + count).map(({ word }) => word)
    const sign = signOf(words)
    if (sign === 'CONNECTOR') return { kind: sign, at, isComma: false }
    if (sign) return { kind: sign, at }
    const diet = spokenDiet(words)
    if (diet) return { kind: 'DIET', at, ...diet }
    const food = spokenFood(words)
    if (food) return { kind: 'FOOD', at, food, isBare: true, isInflected: false }
    if (isOtherFood(words) || (count > 1 && turkishFor(words))) return { kind: 'WORDS', at }
  }
  const joined = joinedFood(tokens[place]?.word ?? '')
  return joined && { kind: 'FREE', at: [place], ...joined }
}

class Reader {
  private readonly items: Item[] = []
  /** Foods that are not wanted, with the places of the words that say so. */
  private readonly unwanted = new Map<Item, readonly number[]>()
  /** First words of what is not wanted: `çam` of `çam fıstıksız`. */
  private readonly joined = new Map<Item, Item>()

  constructor(
    private readonly tokens: readonly Token[],
    private readonly menu: MenuWords,
  ) {
    for (let at = 0; at < tokens.length; ) {
      const item = this.itemAt(at)
      this.items.push(item)
      at += item.at.length
    }
    for (const [index, item] of this.items.entries()) this.scope(item, index)
  }

  read(): Reading {
    const wishes: Wish[] = []
    const unknown: UnknownWish[] = []
    const wanted: WantedWords[] = []
    let isHalal = false
    for (const item of this.items) {
      if (item.kind === 'DIET' && !this.unwanted.has(item)) {
        wishes.push({ questions: item.questions, isFood: false, without: [], held: [], own: [item.name] })
        isHalal ||= item.questions.length > 1
      } else if (item.kind === 'FREE' || this.unwanted.has(item)) {
        const wish = this.withoutOf(item)
        if ('questions' in wish) wishes.push(wish)
        else unknown.push(wish)
      } else if ((item.kind === 'FOOD' || item.kind === 'WORDS') && !this.joined.has(item)) {
        const question = item.kind === 'FOOD' && item.isBare ? item.food.contains : null
        wanted.push({ words: this.wordsAt(item.at), at: item.at, question })
      }
    }
    const fillers = this.items.filter(({ kind }) => kind === 'FILLER').flatMap(({ at }) => this.wordsAt(at))
    const isEmpty =
      wanted.length + wishes.length + unknown.length === 0 &&
      this.items.every(({ kind }) => kind === 'FILLER')
    return {
      wanted: isEmpty ? fillers.map((word) => ({ words: [word], question: null, at: [] })) : wanted,
      fillers: isEmpty ? [] : fillers,
      ...{ wishes, unknown, isHalal },
      textWithout: (left) => this.textWithout(left),
    }
  }

  private textWithout(left: ReadonlySet<number>): string {
    const fillers = new Set(this.items.filter(({ kind }) => kind === 'FILLER').flatMap(({ at }) => at))
    return this.tokens
      .filter((_, at) => !left.has(at) && !fillers.has(at))
      .map(({ text }) => text)
      .join(' ')
  }

  private wordAt(at: number): string {
    return this.tokens[at]?.word ?? ''
  }

  private wordsAt(at: readonly number[]): string[] {
    return at.map((each) => this.wordAt(each))
  }

  private itemAt(at: number): Item {
    const word = this.wordAt(at)
    const range = (count: number) => Array.from({ length: count }, (_, index) => at + index)
    const spoken = spokenWords.isTurkish ? null : spokenItemAt(this.tokens, at)
    if (spoken) return spoken
    const isAsked = /^m[iu]/.test(this.wordAt(at + 1))
    // `Balık yok mu` asks for fish, and `sütü yok mu` for something without milk.
    if (word === 'yok' && isAsked && !this.isOfADish(this.items.at(-1)))
      return { kind: 'FILLER', at: range(2) }
    if (isAsking(word) && isAsked) return { kind: 'FILLER', at: range(2) }
    if (isNeeded(word) && /^(?:lazim|gerek)/.test(this.wordAt(at + 1)))
      return { kind: 'FILLER', at: range(2) }
    // `Süt değil`.
    if (word === 'degil') return isAsked ? { kind: 'FILLER', at: range(2) } : { kind: 'AFTER', at: [at] }
    // `Sütten başka`, but `başka tatlı`.
    if (word === 'baska')
      return { kind: /[dt][ae]n$/.test(this.wordAt(at - 1)) ? 'AFTER' : 'FILLER', at: [at] }
    // `Laktozum var`, of oneself.
    if (word === 'var' && this.isOnesOwn(this.items.at(-1))) return { kind: 'AFTER', at: [at] }
    // In a word of its own: `süt süz`, `gluten siz`.
    if (/^s[iu]z$/.test(word)) return { kind: at > 0 ? 'AFTER' : 'FILLER', at: [at] }
    if (ALLERGY.test(word)) return { kind: 'ALLERGY', at: [at] }
    if (isAfter(word)) return { kind: 'AFTER', at: [at] }
    const isAllBut = word === 'but' && /^(?:(?:any|every)thing|all)$/.test(this.wordAt(at - 1))
    if (isAllBut) return { kind: 'BEFORE', at: [at] }
    // `Şans kurabiyesi` is not `sans`.
    if (BEFORE.has(word) && !/^ş/iu.test(this.tokens[at]?.text ?? '')) return { kind: 'BEFORE', at: [at] }
    const like = this.menu.has(word)
      ? null
      : (likeWithout(word) ?? (spokenWords.isTurkish ? null : likeSign(word)))
    if (like) return { kind: like, at: [at] }
    for (let count = Math.min(FOOD_WORDS, this.tokens.length - at); count > 0; count--) {
      const item = this.foodItem(range(count))
      if (item) return item
    }
    for (let count = SYNONYM_WORDS; count > 1; count--)
      if (synonymsOf(this.wordsAt(range(count))).length > 0) return { kind: 'WORDS', at: range(count) }
    if (CONNECTORS.has(word)) return { kind: 'CONNECTOR', at: [at], isComma: false }
    if (!/\p{L}|\p{N}/u.test(word)) return { kind: 'CONNECTOR', at: [at], isComma: /[,;/]/.test(word) }
    if (FILLERS.has(word) || /^\p{L}$/u.test(word)) return { kind: 'FILLER', at: [at] }
    return { kind: 'WORDS', at: [at] }
  }

  /** The food or the diet that the words at these places name. */
  private foodItem(at: readonly number[]): Item | null {
    const words = this.wordsAt(at)
    const last = words.at(-1) ?? ''
    const isOne = words.length === 1
    const isNew = isOne && !this.menu.has(last) && !FILLERS.has(last)
    const head = this.headOf(last, words)
    if (head !== null) {
      const food = foodOf([...words.slice(0, -1), head], isOne && !this.menu.has(head))
      return food || isOne ? { kind: 'FREE', at, food, head } : null
    }
    const diet = isOne ? namedDiet(last, isNew) : null
    if (diet) return { kind: 'DIET', at, ...diet }
    const food = namedFood(words, isNew)
    return food ? { kind: 'FOOD', at, food, isBare: isBareName(last), isInflected: !isName(last) } : null
  }

  /** The food in a word that says `without` in its ending; null if it does not. */
  private headOf(word: string, words: readonly string[]): string | null {
    if (NO_WITHOUT.has(word)) return null
    const head = withoutWhat(word)
    if (head !== null) return head
    const known = (each: string, isForgiving: boolean) =>
      foodOf([...words.slice(0, -1), each], isForgiving) !== null || synonymsOf([each]).length > 0
    const [, foreign, ending = ''] = FOREIGN_WITHOUT.exec(word) ?? []
    if (foreign && (known(foreign, false) || /^fr/.test(ending) || /^(?:sugar|salt|fat)$/.test(foreign)))
      return foreign
    const sloppy = withoutWhat(word, true)
    const isSloppy =
      sloppy !== null &&
      !this.menu.has(word) &&
      (known(sloppy, false) || (spokenWords.isTurkish && this.menu.has(sloppy)))
    return isSloppy ? sloppy : null
  }

  /** Whether a food is that of something, by its ending. */
  private isOfADish(item: Item | undefined): boolean {
    const [at, ...more] = item?.at ?? []
    return (
      item?.kind === 'FOOD' && more.length === 0 && /[iu]$/.test(this.wordAt(at ?? 0)) && item.isInflected
    )
  }

  private isOnesOwn(item: Item | undefined): boolean {
    const [at, ...more] = item?.at ?? []
    const word = this.wordAt(at ?? -1)
    return item?.kind === 'FOOD' && more.length === 0 && /[iu]m$/.test(word) && !isName(word)
  }

  /** Marks the foods that a word such as `olmasın` or `ohne` is about. */
  private scope(item: Item, index: number) {
    if (item.kind === 'AFTER') {
      const before = this.contentBefore(index)
      if (this.items[before]?.kind === 'FREE') return
      if (before >= 0) this.mark(before, -1, item.at)
      else this.mark(this.contentFrom(index + 1, 1), 1, item.at)
    } else if (item.kind === 'BEFORE') {
      const after = this.contentFrom(index + 1, 1)
      // `Milch vertrage ich nicht`, but `Cola Zero`.
      if (after < 0 && !item.at.every((at) => isKind(this.wordAt(at))))
        this.mark(this.contentFrom(index - 1, -1), -1, item.at)
      this.mark(after, 1, item.at)
    } else if (item.kind === 'FREE') {
      this.join(item, index)
      if (this.items[index - 1]?.kind === 'CONNECTOR') this.markChain(index - 1, -1, item.at)
    } else if (item.kind === 'ALLERGY') this.scopeAllergy(item, index)
  }

  private scopeAllergy(item: Item, index: number) {
    const after = this.contentFrom(index + 1, 1)
    const isForward = ALLERGIC_TO.test(this.wordAt(item.at[0] ?? 0)) && after >= 0
    const before = isForward ? -1 : this.contentFrom(index - 1, -1)
    const foods = this.items.flatMap((each, place) => (each.kind === 'FOOD' ? [place] : []))
    const nearest = before >= 0 ? before : after
    const near = this.items[nearest]
    // An unknown food beside it is meant, too, whatever else is named; of the diets only that of an illness is no food.
    const isDiet = near?.kind === 'DIET' && foods.length === 0 && !near.questions.some(isOfAllergens)
    // But not who has it: `my daughter`.
    const isNamed =
      near?.kind === 'WORDS' && (foods.length === 0 || !this.isStrange(near) || this.isJoined(nearest))
    if (isNamed || isDiet) this.mark(nearest, before >= 0 ? -1 : 1, item.at)
    for (const food of foods) this.mark(food, 0, item.at)
  }

  /** Whether it stands beside an `and`. */
  private isJoined(index: number): boolean {
    return [index - 1, index + 1].some((at) => this.items[at]?.kind === 'CONNECTOR')
  }

  /**
   * The index of the next item that is no filler, in a direction; -1 if that is no food. Strange words before a known food
   * are fillers, too: `süt muhakkak olmasın`.
   */
  private contentFrom(index: number, step: 1 | -1): number {
    const strange: number[] = []
    let at = index
    for (; this.items[at]?.kind === 'FILLER' || this.isStrange(this.items[at]); at += step)
      if (this.items[at]?.kind === 'WORDS') strange.push(at)
    const kind = this.items[at]?.kind
    if (kind !== 'FOOD' && kind !== 'FREE') {
      const [first = at] = strange
      return first !== at || kind === 'WORDS' || kind === 'DIET' ? first : -1
    }
    return at
  }

  /** Makes fillers of the strange words between a food and what refuses it. */
  private passOver(index: number, by: readonly number[]) {
    const sign = this.items.findIndex(({ at }) => at === by)
    for (let at = Math.min(index, sign) + 1; at < Math.max(index, sign); at++) {
      const item = this.items[at]
      if (item && this.isStrange(item) && !this.unwanted.has(item))
        this.items[at] = { kind: 'FILLER', at: item.at }
    }
  }

  /** Whether it is a word that neither the menu nor a table has. */
  private isStrange(item: Item | undefined): boolean {
    return (
      item?.kind === 'WORDS' &&
      item.at.every((at) => !this.menu.has(this.wordAt(at)) && synonymsOf([this.wordAt(at)]).length === 0)
    )
  }

  /** Of what follows a food, also after a comma: `Milch, nein danke`. */
  private contentBefore(index: number): number {
    const before = this.contentFrom(index - 1, -1)
    const comma = this.items[index - 1]
    const isAlone = before < 0 && this.contentFrom(index + 1, 1) < 0
    return isAlone && comma?.kind === 'CONNECTOR' ? this.contentFrom(index - 2, -1) : before
  }

  private mark(index: number, chain: 1 | -1 | 0, by: readonly number[]) {
    const item = this.items[index]
    if (item?.kind !== 'FOOD' && item?.kind !== 'WORDS' && item?.kind !== 'DIET') return
    if (item.kind === 'FOOD') this.passOver(index, by)
    const first = this.take(item, index, by)
    const isWith = item.kind === 'FOOD' && !item.isBare
    if (chain !== 0) this.markChain(chain === 1 ? index + 1 : first - 1, chain, by, isWith)
  }

  /** @returns the index of the first item that belongs to it. */
  private take(item: Item, index: number, by: readonly number[]): number {
    if (!this.unwanted.has(item)) this.unwanted.set(item, by)
    return this.join(item, index) ? index - 1 : index
  }

  /**
   * Marks the foods that are named beside one: `süt ve yumurta olmasın`, `ohne Milch und Ei`.
   * @param isWith whether it is named as that of a dish, so that those beside it are, too: `sütlü yumurtalı olmasın`.
   */
  private markChain(index: number, step: 1 | -1, by: readonly number[], isWith = false) {
    let connector: Item | undefined
    for (let at = index; ; at += step) {
      const item = this.items[at]
      if (item?.kind === 'CONNECTOR') {
        connector = item
        continue
      }
      const isMeant =
        item?.kind === 'FOOD'
          ? item.isBare || isWith
          : item?.kind === 'WORDS' && this.isUnwantedToo(item, connector, step)
      if (!item || !isMeant) return
      const first = this.take(item, at, by)
      if (step === -1) at = first
      connector = undefined
    }
  }

  /** Whether words are no dish: `soğan domates olmasın`, `tavuk ve süt olmasın`, but `lahmacun süt olmasın`. */
  private isUnwantedToo({ at }: Item, connector: Item | undefined, step: 1 | -1): boolean {
    if (connector?.kind === 'CONNECTOR' && !connector.isComma) return true
    const word = this.wordAt(at.at(-1) ?? 0)
    return !this.menu.isNamed(word) && (connector !== undefined || (step === -1 && this.menu.has(word)))
  }

  /**
   * Joins to what is not wanted the word before it that makes one food of both, so that no suitable dish has to have it:
   * `çam fıstıksız`, `soya sosu olmasın`.
   */
  private join(item: Item, index: number): boolean {
    const before = this.items[index - 1]
    if ((before?.kind !== 'WORDS' && before?.kind !== 'FOOD') || this.unwanted.has(before)) return false
    const head = this.headIn(item)
    const isNoun = item.kind === 'WORDS' || (item.kind === 'FREE' && !item.food)
    const isCompound = isNoun && before.kind === 'FOOD' && before.isBare && /[iu]$/.test(head)
    const isOne = isCompound || this.menu.isPair(this.wordAt(before.at.at(-1) ?? 0), head)
    if (isOne) this.joined.set(before, item)
    return isOne
  }

  private headIn(item: Item): string {
    return item.kind === 'FREE' ? item.head : this.wordAt(item.at.at(-1) ?? 0)
  }

  private withoutOf(item: Item): Wish | UnknownWish {
    const head = this.headIn(item)
    const [joined] = [...this.joined].find(([, whole]) => whole === item) ?? []
    const foods = [item, joined].flatMap((each) => (each && 'food' in each && each.food ? [each.food] : []))
    const own = [`${head}siz`, `${head}suz`]
    if (foods.length === 0) {
      const at = [...(joined?.at ?? []), ...item.at, ...(this.unwanted.get(item) ?? [])]
      const typed = [...new Set(at)].sort((one, other) => one - other).map((each) => this.tokens[each]?.text)
      if (spokenWords.isTurkish) return { text: typed.join(' '), food: head, others: [], own }
      // All of them: what is without milk may have coconut milk in it.
      const words = item.kind === 'FREE' ? [head] : this.wordsAt(item.at)
      const others = [turkishFor(words) ?? [], ...synonymsOf(words)].filter(isOne).flat()
      return { text: typed.join(' '), food: words.join(' '), others, own }
    }
    // `eti` of `domuz eti` is in dishes without pork, too.
    // A short one of another language is in many Turkish words: `ham` in `hamur`.
    const isHead =
      item.at.length === 1 &&
      'food' in item &&
      item.food !== null &&
      (spokenWords.isTurkish || head.length >= MIN_SPOKEN_HEAD)
    return {
      questions: foods.map(({ without }) => without),
      isFood: true,
      without: [...new Set([...(isHead ? [head] : []), ...foods.flatMap(({ texts }) => texts)])],
      held: foods.flatMap(({ held }) => held ?? []),
      own,
    }
  }
}

const MIN_SPOKEN_HEAD = 5

const isOne = (words: readonly string[]) => words.length === 1

const isOfAllergens = (question: FoodQuestion) => 'allergens' in question

const FOREIGN_WITHOUT =
  /^(.{2,}?)(free|frei(?:e[mnrs]?)?|less|los(?:e[mnrs]?)?|al+erg\p{L}*|intoleran\p{L}*|unvertrae?glich\p{L}*|непереносим\p{L}*)$/u
