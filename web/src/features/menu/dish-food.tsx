import * as foodWords from '../../rules/food.words.ts'
import { type DishFood, isAnswered, measureText, sentences, warningText } from '../../rules/food-text.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { Allergens, Ingredients } from './food-facts.tsx'
import * as menuWords from './menu.words.ts'
import './dish-food.css'

interface DescriptionProps {
  readonly text: string | null | undefined
  /** The language of the text, if it is not that of the page. */
  readonly mark: object
}

export function Description({ text, mark }: DescriptionProps) {
  return text ? <span className="dishes__description" {...mark}>{` (${text})`}</span> : null
}

/** A description and the sign that there is more, which is not left alone on a line. */
function SignedDescription({ text, mark }: DescriptionProps) {
  const described = text ? ` (${text}) ` : '\u00a0'
  const last = described.lastIndexOf(' ', described.length - 2) + 1
  return (
    <span className="dishes__description" {...mark}>
      {described.slice(0, last)}
      <span className="food__end">
        {described.slice(last)}
        <span className="food__sign">
          <span {...(!spokenWords.isTurkish && { lang: spokenWords.code, dir: spokenWords.direction })}>
            {menuWords.ingredients}
          </span>
        </span>
      </span>
    </span>
  )
}

interface FoodLinesProps {
  readonly id: string
  /** The id of the element with its name. */
  readonly nameId: string
  readonly food: DishFood
  readonly description: string | null | undefined
  readonly mark: object
  /** Whether the row tells by itself what is not known of the dish. */
  readonly isTold: boolean
  /** Whether it has what is shown when it is opened. */
  readonly isWhole: boolean
}

/** Description and food information of a dish: collapsed at first, with the allergens among its ingredients in bold. */
export function FoodLines({ id, nameId, food, description, mark, isTold, isWhole }: FoodLinesProps) {
  if (!isAnswered(food)) {
    if (isTold) return <Description text={description} mark={mark} />
    return (
      <p className="food">
        <Description text={description} mark={mark} /> <span className="food__ask">{foodWords.ask}</span>
      </p>
    )
  }
  const warning = warningText(food)
  return (
    <details className={description ? 'food' : 'food food--bare'}>
      {/* Named after its dish, since screen readers list controls by themselves. */}
      <summary id={`icerik-${id}`} aria-labelledby={`${nameId} icerik-${id}`}>
        <SignedDescription text={description} mark={mark} />
        {warning && <span className="food__warning"> {warning}</span>}
      </summary>
      {isWhole && <FoodParagraphs food={food} />}
    </details>
  )
}

function FoodParagraphs({ food }: { food: DishFood }) {
  const measure = measureText(food)
  return (
    <>
      {food.ingredients && (
        <p>
          <Ingredients food={food} />
        </p>
      )}
      <p>
        {food.allergens && food.allergens.length > 0 && `${menuWords.allergens}: `}
        <Allergens food={food} />
      </p>
      {measure && <p>{measure}</p>}
      <p>{sentences(food)}</p>
    </>
  )
}
