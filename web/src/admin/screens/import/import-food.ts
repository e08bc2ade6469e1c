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
 * The answers that the cells of a line hold. An empty cell takes an answer back, except for an alcoholic drink, of which
 * published tables have no answers.
 * @param known the answers of the dish as it is; undefined for a new one.
 * @param faults receives the columns that cannot be read.
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
  // It is no question: empty is what it was.
  if (answers.isAlcoholicDrink === null) delete answers.isAlcoholicDrink
  const isDrink = answers.isAlcoholicDrink ?? known?.isAlcoholicDrink ?? false
  const told = Object.entries(answers).filter(([, answer]) => answer !== null || !isDrink)
  return Object.fromEntries(told) as Answers
}

/** Whether two values of a field are the same in a table, which keeps no order of allergens and no spaces around a text. */
export function isSameValue(now: unknown, next: unknown): boolean {
  return JSON.stringify(comparable(now)) === JSON.stringify(comparable(next))
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort()
  if (typeof value === 'string') return value.trim() || null
  if (typeof value !== 'object' || value === null) return value ?? null
  const { amount, unit, of } = value as { amount: number; unit: string; of?: string | null }
  return [amount, unit, of || null]
}
