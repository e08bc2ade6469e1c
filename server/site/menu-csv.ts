import Papa from 'papaparse'
import {
  AVAILABLE_WORDS,
  FOOD_TABLE_COLUMNS,
  FORMULA,
  foodCell,
  MENU_HEADINGS,
  servingsCell,
  writtenNumber,
} from '../../web/src/rules/menu-table.ts'
import type { PublicMenu } from './public-menu.ts'

const HEADINGS = [
  ...(['id', 'name', 'categoryId', 'description', 'price', 'servings', 'priceSince', 'availiblity'] as const),
  ...FOOD_TABLE_COLUMNS,
].map((column) => MENU_HEADINGS[column])

/** Columns of food information included for an alcoholic drink; the others would advertise it. */
const OF_DRINKS: readonly string[] = ['portion', 'isAlcoholicDrink']

/** The menu as a CSV for spreadsheets with Turkish settings; no cell is evaluated as a formula. */
export function menuCsv({ categories }: PublicMenu): string {
  const data = categories.flatMap((category) =>
    category.products.map((product) => [
      String(product.id),
      product.name,
      category.name,
      (!product.isAlcoholicDrink && product.description) || '',
      writtenNumber(product.price),
      servingsCell(product.servings),
      product.priceSince,
      AVAILABLE_WORDS[`${product.availiblity}`],
      ...FOOD_TABLE_COLUMNS.map((column) =>
        product.isAlcoholicDrink && !OF_DRINKS.includes(column) ? '' : foodCell(product, column),
      ),
    ]),
  )
  return `\uFEFF${Papa.unparse({ fields: HEADINGS, data }, { delimiter: ';', escapeFormulae: FORMULA })}`
}
