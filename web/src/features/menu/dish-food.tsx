import { markedParts } from '../../rules/allergen-words.ts'
import {
  ASK_FOR_ALLERGENS,
  allergenText,
  type DishFood,
  isAnswered,
  measureText,
  sentences,
  warningText,
} from '../../rules/food-text.ts'
import './dish-food.css'

export function Description({ text }: { text: string | null | undefined }) {
  return text ? <span className="dishes__description">{` (${text})`}</span> : null
}

interface FoodLinesProps {
  readonly id: string
  /** The id of the element with its name. */
  readonly nameId: string
  readonly food: DishFood
  readonly description: string | null | undefined
}

/** Description and food information of a dish: collapsed at first, with the allergens among its ingredients in bold. */
export function FoodLines({ id, nameId, food, description }: FoodLinesProps) {
  if (!isAnswered(food)) {
    return (
      <p className="food">
        <Description text={description} /> <span className="food__ask">{ASK_FOR_ALLERGENS}</span>
      </p>
    )
  }
  const { ingredients, allergens, allergenNote } = food
  const named = allergenText(food)
  const measure = measureText(food)
  const warning = warningText(food)
  return (
    <details className="food">
      {/* Named after its dish, since screen readers list controls by themselves. */}
      <summary id={`icerik-${id}`} aria-labelledby={`${nameId} icerik-${id}`}>
        <Description text={description} /> <span>İçindekiler{warning && `: ${warning}`}</span>
      </summary>
      {ingredients && (
        <p>
          {markedParts(ingredients, allergens ?? []).map(({ text, isAllergen }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
            isAllergen ? <b key={index}>{text}</b> : text,
          )}
        </p>
      )}
      <p>
        {allergens && allergens.length > 0 ? (
          <>
            Alerjenler: <b>{named}</b>
          </>
        ) : (
          (named ?? ASK_FOR_ALLERGENS)
        )}
        {allergenNote && ` (${allergenNote})`}
      </p>
      {measure && <p>{measure}</p>}
      <p>{sentences(food)}</p>
    </details>
  )
}
