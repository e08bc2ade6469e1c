/** Name, price in lira, description, and the drawings that its picture is composed of, the largest first. */
export type DemoDish = readonly [
  name: string,
  price: number,
  description: string | null,
  ...drawings: string[],
]

export interface DemoCategory {
  readonly name: string
  readonly description: string
  /** Drawings of its picture; the first is its icon, too. */
  readonly drawings: readonly string[]
  readonly dishes: readonly DemoDish[]
}
