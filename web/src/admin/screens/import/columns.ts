import { FOOD_COLUMNS } from './import-food.ts'

/** The columns of exported and of published tables of dishes. */
export const COLUMNS = [
  ...(['id', 'name', 'categoryId', 'description', 'price', 'servings', 'availiblity', 'status'] as const),
  ...FOOD_COLUMNS,
] as const
export type Column = (typeof COLUMNS)[number]

/** What a column of a sheet is taken as: one of the table of dishes, the price of a serving, or nothing. */
export type ColumnUse = Column | 'serving' | 'none'

/** A choice for a column, with the label of its serving. */
export interface ChosenUse {
  readonly use: ColumnUse
  readonly label: string
}

export interface SheetColumn extends ChosenUse {
  /** Its place in the sheet, from 0. */
  readonly index: number
  /** As the sheet writes it; empty without one. */
  readonly heading: string
  /** Some of its cells, where it has no heading. */
  readonly sample: string
}
