import { folded } from './folded.ts'
import { ALLERGENS, type Allergen } from './food.ts'

/**
 * Prefixes of Turkish words for an allergen or foods usually made of it, as patterns in lower case. They highlight
 * words and make suggestions; only people answer which allergens a dish contains.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  GLUTEN:
    'buğday|bulgur|irmi[kğ]|yufka|lavaş|ekme[kğ]|makarna|spagetti|linguine|fettuccine|penne|noodle|erişte|şehriye|kadayıf|simit|galeta|arpa|çavdar|yulaf|bazlama|pide|pizza|börek|böreğ|mantı|hamur|tarhana|kuskus|gözleme|lahmacun|dürüm|tost|sandviç|waffle|pankek|baklava|kurabiye|bira(?!z)|(?<!mısır |pirinç |nohut |badem )un(?:u|lu)?(?!\\p{L})',
  CRUSTACEANS: 'karides|yengeç|yengec|[ıi]stakoz|kerevit',
  EGGS: 'yumurta|mayonez|omlet|menemen|çılbır|beze(?!l)',
  FISH: 'balı[kğ]|alabalı[kğ]|ançuez|hamsi|levrek|levreğ|çipura|çupra|somon|uskumru|palamut|sardalya|mezgit|lüfer|barbun(?!y)|lahos|istavrit|orkinos|havyar',
  PEANUTS: 'yer ?fıstı[kğ]',
  SOYBEANS: 'soya|tofu|edamame',
  MILK: '(?<!badem |hindistan cevizi |yulaf |soya )süt|tereya[ğg]|yoğur|peynir|kaşar|krema|kayma[kğ]|ayran|lor(?!\\p{L})|mozzarella|parmesan|çedar|mascarpone|dondurma|labne|cacı[kğ]|haydari|hellim|beşamel|muhallebi|kazandibi|trileçe|latte|cappuccino|milkshake',
  NUTS: '(?<!hindistan )ceviz|fındı[kğ]|badem|kaju|(?<!yer |çam )fıstı[kğ]|pekan|makademya',
  CELERY: 'kereviz',
  MUSTARD: 'hardal',
  SESAME: 'susam|tahin|helva|simit|humus',
  SULPHITES: 'sülfit|şarap|şarab|kuru (?:kayısı|üzüm|domates|incir)|kuş üzüm|balzami',
  LUPIN: 'acı ?bakla|lüpen',
  MOLLUSCS: 'kalamar|midye|ahtapot|istiridye|mürekkep balı[kğ]|salyangoz',
}

const patterns = new Map<string, RegExp>()

function patternOf(allergen: Allergen, words = WORDS[allergen]): RegExp {
  const pattern = patterns.get(words) ?? new RegExp(`(?<!\\p{L})(?:${words})\\p{L}*`, 'gu')
  patterns.set(words, pattern)
  return pattern
}

let foldedPatterns: readonly (readonly [allergen: Allergen, pattern: RegExp])[] | undefined

const inFolded = () => {
  foldedPatterns ??= ALLERGENS.map((allergen) => [
    allergen,
    // Lower case would turn the class of letters into one that does not exist.
    patternOf(allergen, WORDS[allergen].split('\\p{L}').map(folded).join('\\p{L}')),
  ])
  return foldedPatterns
}

/** Allergens suggested by words of a text that is folded, as searches are. */
export const allergensInFolded = (text: string): Allergen[] =>
  inFolded()
    .filter(([, pattern]) => text.search(pattern) >= 0)
    .map(([allergen]) => allergen)

/** The patterns of words for some allergens, for a folded text. */
export const foldedPatternsOf = (allergens: readonly Allergen[]): RegExp[] =>
  inFolded().flatMap(([allergen, pattern]) => (allergens.includes(allergen) ? [pattern] : []))

/** The text in lower case with unchanged offsets; null if that is not possible. */
function inLowerCase(text: string): string | null {
  const lowercase = text.toLocaleLowerCase('tr')
  return lowercase.length === text.length ? lowercase : null
}

/** Allergens suggested by words of a text, each with the first of these words. */
export function suggestedAllergens(text: string): { allergen: Allergen; word: string }[] {
  const lowercase = inLowerCase(text)
  if (lowercase === null) return []
  return ALLERGENS.flatMap((allergen) => {
    const [first] = lowercase.matchAll(patternOf(allergen))
    return first ? [{ allergen, word: text.slice(first.index, first.index + first[0].length) }] : []
  })
}

/** A part of a text, and whether it names one of the answered allergens. */
interface MarkedPart {
  readonly text: string
  readonly isAllergen: boolean
}

/** Splits a text into parts that name an answered allergen and others. */
export function markedParts(text: string, allergens: readonly string[]): MarkedPart[] {
  const lowercase = inLowerCase(text) ?? ''
  const found = ALLERGENS.filter((allergen) => allergens.includes(allergen))
    .flatMap((allergen) => [...lowercase.matchAll(patternOf(allergen))])
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .sort((one, two) => one.from - two.from)
  const spans: { from: number; to: number }[] = []
  for (const { from, to } of found) {
    const last = spans.at(-1)
    // Adjacent words are one mark.
    if (last && lowercase.slice(last.to, from).trim() === '') last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  const parts: MarkedPart[] = []
  let at = 0
  for (const { from, to } of spans) {
    if (from > at) parts.push({ text: text.slice(at, from), isAllergen: false })
    parts.push({ text: text.slice(from, to), isAllergen: true })
    at = to
  }
  return at < text.length ? [...parts, { text: text.slice(at), isAllergen: false }] : parts
}
