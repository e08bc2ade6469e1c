import {
  FOOD_TABLE_COLUMNS,
  type FoodTableColumn,
  readFoodCell,
  type TableFood,
} from '../../../rules/menu-table.ts'

export const FOOD_COLUMNS = FOOD_TABLE_COLUMNS
export type FoodColumn = FoodTableColumn

type Answers = { -readonly [C in FoodColumn]?: TableFood[C] }

/**
 * Parses the food information of a line. An empty cell resets an answer, except for an alcoholic drink, whose answers
 * published tables leave out.
 * @param known the current answers of the dish; undefined for a new one.
 * @param faults receives the columns that cannot be parsed.
 */
export function foodOf(
  cells: ReadonlyMap<string, string>,
  known: TableFood | undefined,
  faults: (FoodColumn | string)[],
): Answers {
  const answers: Record<string, unknown> = {}
  for (const column of FOOD_COLUMNS) {
    const cell = cells.get(column)
    if (cell === undefined) continue
    const answer = readFoodCell(cell, column)
    if (answer === undefined) faults.push(column)
    else answers[column] = answer
  }
  // Not nullable: an empty cell keeps the stored value.
  if (answers.isAlcoholicDrink === null) delete answers.isAlcoholicDrink
  const isDrink = answers.isAlcoholicDrink ?? known?.isAlcoholicDrink ?? false
  const answered = Object.entries(answers).filter(([, answer]) => answer !== null || !isDrink)
  return Object.fromEntries(answered) as Answers
}

/** Whether two values of a field are equal in a table, which ignores the order of allergens and surrounding spaces. */
export function isSameValue(now: unknown, next: unknown): boolean {
  return JSON.stringify(comparable(now)) === JSON.stringify(comparable(next))
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? [...value].sort() : value
  if (typeof value === 'string') return value.trim() || null
  if (typeof value !== 'object' || value === null) return value ?? null
  const { amount, unit, of } = value as { amount: number; unit: string; of?: string | null }
  return [amount, unit, of || null]
}
