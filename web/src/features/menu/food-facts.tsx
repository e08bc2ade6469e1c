import type { ReactNode } from 'react'
import { markedParts } from '../../rules/allergen-words.ts'
import {
  ASK_FOR_ALLERGENS,
  allergenText,
  type DishFood,
  measureText,
  sentences,
} from '../../rules/food-text.ts'

/** The ingredients of a dish with its allergens in bold; null if there are none. */
export function Ingredients({ food: { ingredients, allergens } }: { food: DishFood }) {
  if (!ingredients) return null
  return markedParts(ingredients, allergens ?? []).map(({ text, isAllergen }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    isAllergen ? <b key={index}>{text}</b> : text,
  )
}

/** The allergens of a dish, that there are none, or the advice to ask. */
export function Allergens({ food }: { food: DishFood }) {
  const named = allergenText(food)
  return (
    <>
      {food.allergens && food.allergens.length > 0 ? <b>{named}</b> : (named ?? ASK_FOR_ALLERGENS)}
      {food.allergenNote && ` (${food.allergenNote})`}
    </>
  )
}

/** All that guests are told of a dish's food, each under its name; first what may harm them. */
export function FoodFacts({ food }: { food: DishFood }) {
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    ['Alerjenler', <Allergens key="" food={food} />],
    ['İçindekiler', food.ingredients && <Ingredients food={food} />],
    ['Porsiyon', measureText(food)],
    ['Kimlere uygun', sentences(food)],
  ]
  return (
    <dl className="dish__facts">
      {facts
        .filter(([, fact]) => fact)
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}
