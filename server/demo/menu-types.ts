/** A dish, in its place on the menu; its picture is the drawing of its name, if there is one. */
type DemoDish = readonly [name: string, price: number, description: string | null]

export interface DemoCategory {
  readonly name: string
  readonly description: string
  readonly dishes: readonly DemoDish[]
}

type Unit = 'G' | 'ML' | 'PIECE'

/** Ingredients, allergens separated by spaces, diet, portion, estimated kilocalories, and further notes. */
export type DemoFood = readonly [
  ingredients: string,
  allergens: string,
  diet: 'VEGAN' | 'VEGETARIAN' | 'NEITHER',
  portion: readonly [amount: number, unit: Unit, of?: string],
  kcal: number,
  more?: { readonly note?: string; readonly alcohol?: true; readonly source?: 'LABEL' },
]

/** By the name of the dish. The food information of a dish that is not listed stays unanswered. */
export type DemoAnswers = Readonly<Record<string, DemoFood>>
