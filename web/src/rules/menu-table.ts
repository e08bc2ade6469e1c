import { TURKISH_CONTENT } from './content-names.ts'
import { ALLERGENS, type Allergen, type FoodAnswers } from './food.ts'

/** The columns of a menu table, with their Turkish headings. */
export const MENU_HEADINGS = {
  id: 'No',
  name: 'Ad',
  categoryId: 'Kategori',
  description: 'Açıklama',
  price: 'Fiyat',
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
