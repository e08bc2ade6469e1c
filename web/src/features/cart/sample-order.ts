import { drawingOf, type SampleFood, sampleFoods } from '../../lib/sample-foods.ts'

interface SampleLine {
  readonly name: string
  readonly note: string
  /** In dollars. */
  readonly price: number
  readonly quantity: number
  readonly picture: string
}

export const sampleOrder: readonly SampleLine[] = [
  line('Taş fırın pizza', 1),
  {
    name: 'Meze tabağı',
    note: 'Zeytin, kekik, sızma zeytinyağı',
    price: 24,
    quantity: 2,
    picture: drawingOf('ornaments/meze'),
  },
  line('Künefe', 1),
]

function line(name: string, quantity: number): SampleLine {
  const { note, price, picture } = sampleFoods.find((food) => food.name === name) as SampleFood
  return { name, note, price, quantity, picture: drawingOf(picture) }
}

/** The total of the lines in dollars. */
export function totalOf(quantities: readonly number[]): number {
  return sampleOrder.reduce((sum, { price }, index) => sum + price * (quantities[index] ?? 0), 0)
}

export const sampleQuantities = sampleOrder.map(({ quantity }) => quantity)
