import { Fragment, type ReactNode } from 'react'
import { inTurkish } from '../../lib/told.tsx'
import { markedParts } from '../../rules/allergen-words.ts'
import { TURKISH_CONTENT } from '../../rules/content-names.ts'
import * as foodWords from '../../rules/food.words.ts'
import { allergenText, type DishFood, measureText, sentences } from '../../rules/food-text.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import * as menuWords from './menu.words.ts'

/** The ingredients of a dish, the Turkish ones with its allergens in bold; null if there are none. */
export function Ingredients({ food }: { food: DishFood }) {
  const { ingredients, allergens } = food
  if (!ingredients) return null
  const bold = markedParts(ingredients, allergens ?? []).map(({ text, isAllergen }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    isAllergen ? <b key={index}>{text}</b> : text,
  )
  return spokenWords.isTurkish ? bold : (food.translation?.ingredients ?? inTurkish(bold))
}

/** The allergens of a dish in the language of the page, each with its Turkish word beside it, to be pointed at. */
function namedTwice(food: DishFood): ReactNode {
  if (!food.allergens?.length) return allergenText(food)
  return food.allergens.map((allergen, index) => (
    <Fragment key={allergen}>
      {index > 0 && spokenWords.comma}
      <bdi>{foodWords.contents[allergen]}</bdi> (<bdi lang="tr">{TURKISH_CONTENT[allergen]}</bdi>)
    </Fragment>
  ))
}

const noteOf = ({ translation, allergenNote }: DishFood) =>
  translation?.allergenNote ?? inTurkish(allergenNote)

/** The allergens of a dish, that there are none, or the advice to ask. */
export function Allergens({ food }: { food: DishFood }) {
  const named = spokenWords.isTurkish ? allergenText(food) : namedTwice(food)
  return (
    <>
      {food.allergens && food.allergens.length > 0 ? <b>{named}</b> : (named ?? foodWords.ask)}
      {food.allergenNote && (spokenWords.isTurkish ? ` (${food.allergenNote})` : <> ({noteOf(food)})</>)}
    </>
  )
}

/** All that guests are told of a dish's food, each under its name; first what may harm them. */
export function FoodFacts({ food }: { food: DishFood }) {
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    [menuWords.allergens, <Allergens key="" food={food} />],
    [menuWords.ingredients, food.ingredients && <Ingredients food={food} />],
    [menuWords.portion, measureText(food)],
    [menuWords.suitableFor, sentences(food)],
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
