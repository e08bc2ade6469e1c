import { type SampleFood, sampleFoods, templatePicture } from '../../lib/sample-foods.ts'

export interface SampleLine {
  readonly name: string
  readonly note: string
  /** In dollars. */
  readonly price: number
  readonly quantity: number
  readonly picture: string
}

/** What lies in the cart of the template: samples, nobody's order. */
export const sampleOrder: readonly SampleLine[] = [
  line('Taş fırın pizza', 1),
  {
    name: 'Meze tabağı',
    note: 'Falafel, yaprak sarma, zeytin',
    price: 24,
    quantity: 2,
    picture: templatePicture('meze-platter'),
  },
  line('Çilekli pasta', 1),
]

/** A dish of the food collection, at its price there. */
function line(name: string, quantity: number): SampleLine {
  const { note, price, picture } = sampleFoods.find((food) => food.name === name) as SampleFood
  return { name, note, price, quantity, picture: templatePicture(picture) }
}

/** What a number of each line costs together, in dollars. */
export function totalOf(quantities: readonly number[]): number {
  return sampleOrder.reduce((sum, { price }, place) => sum + price * (quantities[place] ?? 0), 0)
}

/** As many of each as the template begins with. */
export const sampleQuantities = sampleOrder.map(({ quantity }) => quantity)
