import { TURKISH_CONTENT } from './content-names.ts'
import { folded } from './folded.ts'
import { ALLERGENS, type Allergen, type FoodAnswers } from './food.ts'
import { turkishNumber } from './turkish-number.ts'

/** The columns of a menu table, with their Turkish headings. */
export const MENU_HEADINGS = {
  id: 'No',
  name: 'Ad',
  categoryId: 'Kategori',
  description: 'Açıklama',
  price: 'Fiyat',
  servings: 'Porsiyonlar',
  priceSince: 'Fiyatın geçerlilik tarihi',
  availiblity: 'Bugün var',
  status: 'Durum',
  ingredients: 'İçindekiler',
  allergens: 'Alerjenler',
  allergenNote: 'Alerjen notu',
  containsAlcohol: 'Alkol içeriyor',
  containsPork: 'Domuz eti içeriyor',
  diet: 'Beslenme biçimi',
  portion: 'Porsiyon',
  energyKcal: 'Enerji (kcal)',
  energySource: 'Enerji değerinin kaynağı',
  isAlcoholicDrink: 'Alkollü içki',
} as const

export const AVAILABLE_WORDS = { true: 'Var', false: 'Tükendi' } as const

export const FOOD_TABLE_COLUMNS = [
  'ingredients',
  'allergens',
  'allergenNote',
  'containsAlcohol',
  'containsPork',
  'diet',
  'portion',
  'energyKcal',
  'energySource',
  'isAlcoholicDrink',
] as const
export type FoodTableColumn = (typeof FOOD_TABLE_COLUMNS)[number]

interface TablePortion {
  readonly amount: number
  readonly unit: string
  readonly of?: string | null
}

export interface TableFood extends FoodAnswers {
  readonly allergenNote?: string | null
  readonly portion?: TablePortion | null
  readonly energyKcal?: number | null
  readonly energySource?: string | null
  readonly isAlcoholicDrink: boolean
}

const NONE = 'yok'
const YES_NO = { true: 'evet', false: 'hayır' } as const
const DIETS = { VEGAN: 'vegan', VEGETARIAN: 'vejetaryen', NEITHER: 'hiçbiri' } as const
const UNITS = { G: 'g', ML: 'ml', PIECE: 'adet' } as const
const SOURCES = { RECIPE: 'reçete', LABEL: 'etiket', LABORATORY: 'laboratuvar', ESTIMATE: 'tahmin' } as const

/** The normalized text of a cell or heading for comparison: without case and superfluous spaces. */
export function cellKey(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr')
}

/** The beginning of a cell that a spreadsheet would evaluate as a formula, or that looks escaped against that. */
export const FORMULA = /^'*[=+\-@\t\r]/

/** The text of a cell without the apostrophe that escapes formulas. */
export function withoutMark(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}

/** A number with a decimal comma, for Turkish spreadsheets. */
export function writtenNumber(value: number): string {
  return String(value).replace('.', ',')
}

/** A further size of a dish, with its price in lira. */
export interface TableServing {
  readonly label: string
  readonly price: number
}

/** The largest number of servings that a dish has beside its own price, and the longest label. */
export const MAX_SERVINGS = 8
export const MAX_SERVING_LABEL = 40

/** The label of a serving for comparison: without case, diacritics and superfluous spaces. */
export function servingKey(label: string): string {
  return folded(label.normalize('NFKC').trim().replace(/\s+/g, ' '))
}

/** The first label that a list contains twice, in whatever case; undefined if there is none. */
export function repeatedServing(servings: readonly Pick<TableServing, 'label'>[]): string | undefined {
  const keys = servings.map(({ label }) => servingKey(label))
  return servings.find((_, index) => keys.indexOf(keys[index] as string) !== index)?.label
}

/** The cell of the servings of a dish, such as `1,5 porsiyon: 225 | şişe 75 cl: 1.250`. */
export function servingsCell(servings: readonly TableServing[]): string {
  return servings.map(({ label, price }) => `${label}: ${turkishNumber(price)}`).join(' | ')
}

const MAX_SERVINGS_LENGTH = MAX_SERVINGS * (MAX_SERVING_LABEL + 20)

/** Parses the cell of the servings of a dish: an empty list for an empty one, undefined for an invalid one. */
export function readServingsCell(text: string): TableServing[] | undefined {
  const cell = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (cell === '') return []
  if (cell.length > MAX_SERVINGS_LENGTH) return undefined
  const servings: TableServing[] = []
  // A label may contain the separators itself.
  const part = /\s?(\S.*?)\s?:\s?([\d.,]+)(?: ?(?:TL|₺))?\s?(?:\||$)/gy
  for (let found = part.exec(cell); found; found = part.exec(cell)) {
    const [, label = '', amount = ''] = found
    const price = readAmount(amount)
    if (price === undefined || label.length > MAX_SERVING_LABEL) return undefined
    servings.push({ label, price })
    if (part.lastIndex === cell.length)
      return servings.length > MAX_SERVINGS || repeatedServing(servings) !== undefined ? undefined : servings
  }
  return undefined
}

/** A price in Turkish format, `1.250,50`, or with a decimal point. */
function readAmount(text: string): number | undefined {
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text)
  if (!isGrouped && !/^\d{1,7}(?:[.,]\d{1,2})?$/.test(text)) return undefined
  const value = Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'))
  return value <= 1_000_000 ? value : undefined
}

/** Words by which a heading is the label of a serving, without diacritics. */
const SERVING_WORDS =
  /(?<![a-z])(?:porsiyon|por|yarim|tam|duble|tek|cift|buyuk|orta|kucuk|boy|sise|kadeh|bardak|fincan|surahi|karaf|kase|tabak|dilim|kisilik)(?![a-z])|(?<![\d.,])\d+(?:[.,]\d+)? ?(?:cl|ml|lt|l|gr|g|kg)(?![a-z])/

/**
 * Whether the heading of a column names a serving, whose price its cells contain.
 * @param labels of the servings that dishes have.
 */
export function isServingHeading(heading: string, labels: readonly string[]): boolean {
  const key = servingKey(heading)
  if (key === '' || heading.trim().length > MAX_SERVING_LABEL) return false
  if (key === servingKey(MENU_HEADINGS.portion) || key === servingKey(MENU_HEADINGS.servings)) return false
  return labels.some((label) => servingKey(label) === key) || SERVING_WORDS.test(key)
}

/** The servings with another price of one of them; a serving that is not among them follows the others. */
export function withServing(
  servings: readonly TableServing[],
  label: string,
  price: number,
): readonly TableServing[] {
  const key = servingKey(label)
  const isThere = servings.some((each) => servingKey(each.label) === key)
  if (!isThere) return [...servings, { label: label.trim().replace(/\s+/g, ' '), price }]
  return servings.map((each) => (servingKey(each.label) === key ? { label: each.label, price } : each))
}

/** The cell of an answer; empty if not answered. */
export function foodCell(food: TableFood, column: FoodTableColumn): string {
  switch (column) {
    case 'allergens':
      if (!food.allergens) return ''
      if (food.allergens.length === 0) return NONE
      return food.allergens.map((each) => TURKISH_CONTENT[each as Allergen]).join(', ')
    case 'containsAlcohol':
    case 'containsPork':
    case 'isAlcoholicDrink': {
      const answer = food[column]
      return typeof answer === 'boolean' ? YES_NO[`${answer}`] : ''
    }
    case 'diet':
      return DIETS[food.diet as keyof typeof DIETS] ?? ''
    case 'portion': {
      if (!food.portion) return ''
      const { amount, unit, of } = food.portion
      return `${writtenNumber(amount)} ${UNITS[unit as keyof typeof UNITS]}${of ? ` ${of}` : ''}`
    }
    case 'energySource':
      return SOURCES[food.energySource as keyof typeof SOURCES] ?? ''
    case 'energyKcal':
      return typeof food.energyKcal === 'number' ? String(food.energyKcal) : ''
    default:
      return food[column] ?? ''
  }
}

/** Parses the cell of an answer: null for an empty one, undefined for an invalid one. */
export function readFoodCell(text: string, column: FoodTableColumn): unknown {
  const cell = cellKey(text)
  if (cell === '') return null
  switch (column) {
    case 'allergens':
      return readAllergens(cell)
    case 'containsAlcohol':
    case 'containsPork':
    case 'isAlcoholicDrink':
      return { evet: true, hayır: false }[cell]
    case 'diet':
      return keyOf(DIETS, cell)
    case 'energySource':
      return keyOf(SOURCES, cell)
    case 'energyKcal':
      return /^\d{1,4}$/.test(cell) && Number(cell) <= 5_000 ? Number(cell) : undefined
    case 'portion':
      return readPortion(text)
    default:
      return text.trim().length <= (column === 'ingredients' ? 600 : 200) ? text.trim() : undefined
  }
}

function readAllergens(cell: string): Allergen[] | undefined {
  if (cell === NONE) return []
  const named = cell
    .split(/\s*[,;]\s*/)
    .map((name) => ALLERGENS.find((each) => cellKey(TURKISH_CONTENT[each]) === name))
  if (named.includes(undefined)) return undefined
  return ALLERGENS.filter((each) => named.includes(each))
}

const MAX_PORTION_LENGTH = 150

function readPortion(text: string): TablePortion | undefined {
  const cell = text.trim()
  // The pattern takes quadratic time for long runs of spaces.
  if (cell.length > MAX_PORTION_LENGTH) return undefined
  const [, amount = '', unit = '', of = ''] =
    /^(\d{1,6}(?:[.,]\d{1,2})?)\s*([a-zçğıöşü]+)\.?(?:\s+(.{1,100}))?$/isu.exec(cell) ?? []
  const known = keyOf(UNITS, cellKey(unit).replace(/^gr$/, 'g'))
  const value = Number(amount.replace(',', '.'))
  return known && value > 0 && value <= 100_000 ? { amount: value, unit: known, of: of || null } : undefined
}

function keyOf(words: Readonly<Record<string, string>>, cell: string): string | undefined {
  return Object.keys(words).find((key) => words[key] === cell)
}
