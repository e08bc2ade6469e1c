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
  {
    name: 'Taş fırın pizza',
    note: 'Sucuk, siyah zeytin, mozzarella',
    price: 20,
    quantity: 1,
    picture: '/template/pizza.webp',
  },
  {
    name: 'Meze tabağı',
    note: 'Falafel, yaprak sarma, zeytin',
    price: 24,
    quantity: 2,
    picture: '/template/meze-platter.webp',
  },
  {
    name: 'Çilekli pasta',
    note: 'Bir dilim, günlük kremayla',
    price: 18,
    quantity: 1,
    picture: '/template/strawberry-cake.webp',
  },
]

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A sample price as the template writes it: `$18`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** What a number of each line costs together, in dollars. */
export function totalOf(quantities: readonly number[]): number {
  return sampleOrder.reduce((sum, { price }, place) => sum + price * (quantities[place] ?? 0), 0)
}

/** As many of each as the template begins with. */
export const sampleQuantities = sampleOrder.map(({ quantity }) => quantity)
