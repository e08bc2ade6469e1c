import type { CalendarDay } from '../../rules/calendar-day.ts'
import { listed } from '../listed.ts'
import { counted } from '../plurals.ts'
import { allergenInside } from './allergen-inside.ts'
import { dayOfMonth } from './hours.words.ts'

/** An adjective without its ending, or what is said after the dishes. */
const ASKED = {
  VEGAN: { kind: 'vegan' },
  VEGETARIAN: { kind: 'vegetarisch' },
  NO_ALCOHOL: { having: 'ohne Alkohol' },
  NO_PORK: { having: 'ohne Schweinefleisch' },
  ALCOHOL: { having: 'mit Alkohol' },
  PORK: { having: 'mit Schweinefleisch' },
} as const

const allOf = (allergens: readonly string[]) => listed(allergens.map(allergenInside), ' und ')

export const menu = 'Speisekarte'
export const titleOf = (category: string) => `${category} · Speisekarte`
export const description = 'Gerichte und aktuelle Preise.'
export const namedAndMore = (named: string, others: number) =>
  `${named} und ${counted(others, 'weiteres Gericht', 'weitere Gerichte')}`
export const note = 'Unser Angebot kann je nach Saison wechseln'
export const gone = 'Das gesuchte Gericht ist nicht mehr hier; suchen Sie gern in unserer Speisekarte.'
export const priceList = 'Preisliste'
export const withTax = 'inkl. MwSt.'
/** `29. Oktober 2026`. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`
export const pricesSince = 'Unsere Preise sind in TL und enthalten die MwSt. Letzte Preisänderung:'
export const preview = 'Vorschau'
export const close = 'Schließen'

export const chooseCategory = 'Kategorie wählen'
export const all = 'Alle'
export const search = 'Gericht suchen'
export const find = 'Suchen'

export const columns = ['Bild', 'Gericht', 'Preis']
export const caption =
  'Gerichte und ihre Preise. Mit den Pfeiltasten gehen Sie durch die Gerichte einer Kategorie.'
export const inTexts = 'In der Beschreibung erwähnt'
export const enlarge = (dish: string) => `Bild von ${dish} vergrößern`
export const askForPrice = 'Preis bitte erfragen'
export const soldOut = 'Ausverkauft'
export const maybeSoldOut = 'Evtl. ausverkauft'
export const ingredients = 'Zutaten'
export const allergens = 'Allergene'
export const portion = 'Portion'
export const suitableFor = 'Geeignet für'

export const pictureBefore = 'Voriges Bild'
export const pictureAfter = 'Nächstes Bild'
export const share = 'Teilen'
export const copied = 'Link kopiert'
export const besides = 'Gerichte daneben'
export const before = (dish: string) => `Zurück: ${dish}`
export const after = (dish: string) => `Weiter: ${dish}`

export const filter = 'Allergene und Ernährung'
export const only = 'Nur zeigen'
export const without = 'Soll nicht enthalten'
export const filterNote =
  'Die Angaben stammen aus unserer Küche, und auf derselben Arbeitsfläche werden auch andere Gerichte zubereitet. Wo „nicht bekannt“ steht, fragen Sie bitte vor der Bestellung.'
export const clear = 'Zurücksetzen'
export const show = 'Gerichte zeigen'
export const showCount = (count: number) =>
  count > 0 ? `${counted(count, 'Gericht', 'Gerichte')} zeigen` : 'Kein passendes Gericht'
export const chosen = 'Ihre Auswahl'
export const remove = (wish: string) => `${wish}: entfernen`

export const dishes = (count: number) => counted(count, 'Gericht', 'Gerichte')
export const results = (count: number, search: string) => `${count} Treffer für „${search}“`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `Kein Treffer für „${search}“; ${results(count, foundBy)}`
export const unanswered = (text: string, count: number) =>
  `${text}; bei ${counted(count, 'Gericht', 'Gerichten')} fehlt die Angabe`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}; bei ${counted(count, 'Gericht', 'Gerichten')} sind die Allergene nicht bekannt`
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map((each) => `„${each}“`).join(', ')
  return count === 0
    ? `Nach ${asked} können wir nicht filtern; bitte fragen Sie unser Personal.`
    : `Nach ${asked} können wir nicht filtern; ${counted(count, 'Gericht erwähnt', 'Gerichte erwähnen')} es im Text. Um sicherzugehen, fragen Sie bitte unser Personal.`
}
export const noneLeft = 'Mit dieser Auswahl bleibt kein Gericht übrig.'
export const seeCategories = 'Sehen Sie sich gern die Kategorien an.'
export const noneSuits = 'Kein Gericht passt zu dieser Suche. Sehen Sie sich gern die Kategorien an.'
export const meant = (search: string) => `„${search}“ wurde nicht gefunden. Meinten Sie eines von diesen?`
export const notFound = (search: string) =>
  `„${search}“ wurde nicht gefunden. Sehen Sie sich gern die Kategorien an.`
export const emptyCategory = 'In dieser Kategorie gibt es gerade kein Gericht.'
export const empty = 'Unsere Speisekarte entsteht gerade; bei Fragen rufen Sie uns gern an.'
export const showAll = 'Ganze Karte zeigen'

export const halal =
  'Diese Karte ist kein Halal-Zertifikat; ob ein Gericht halal ist, fragen Sie bitte unser Personal. Die aufgeführten Gerichte enthalten nach Angabe der Küche weder Schweinefleisch noch Alkohol.'
export const leftOut = 'Wegen eines Wortes im Namen oder Rezept nicht aufgeführt:'
export const andMore = (count: number) => ` und ${counted(count, 'weiteres Gericht', 'weitere Gerichte')}`
export const showFreeOf = (allergens: readonly string[]) => `Gerichte ohne ${allOf(allergens)} zeigen`
export function showOnly(asked: keyof typeof ASKED) {
  const what = ASKED[asked]
  return `Nur ${'kind' in what ? `${what.kind}e Gerichte` : `Gerichte ${what.having}`} zeigen`
}
/** By `enthalten`, since `mit` would change the names of the allergens. */
export function countWith(allergens: readonly string[], contained: boolean, count: number) {
  const what = allOf(allergens)
  if (!contained) return count > 0 ? `${dishes(count)} ohne ${what}` : `Keine Gerichte ohne ${what}`
  return count > 0
    ? `${counted(count, 'Gericht enthält', 'Gerichte enthalten')} ${what}`
    : `Keine Gerichte, die ${what} enthalten`
}
export function countOf(asked: keyof typeof ASKED, count: number) {
  const what = ASKED[asked]
  if ('having' in what) return count > 0 ? `${dishes(count)} ${what.having}` : `Keine Gerichte ${what.having}`
  return count > 0
    ? counted(count, `${what.kind}es Gericht`, `${what.kind}e Gerichte`)
    : `Keine ${what.kind}en Gerichte`
}
