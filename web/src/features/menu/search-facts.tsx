import { Link } from 'react-router-dom'
import { TURKISH_CONTENT } from '../../rules/content-names.ts'
import type { Allergen } from '../../rules/food.ts'
import { FOOD_WISHES, type FoodWish } from '../../rules/food-filter.ts'
import { answerOf, type FoodQuestion } from '../../rules/food-question.ts'
import { ALL, type Dish } from './menu-query.ts'
import { listAddress } from './use-choice.ts'

interface SearchFactsProps {
  readonly dishes: readonly Dish[]
  readonly questions: readonly FoodQuestion[]
  readonly wishes: readonly FoodWish[]
}

/** The answers of the food information to a search, each with a link that applies it as a filter. */
export function SearchFacts({ dishes, questions, wishes }: SearchFactsProps) {
  return questions.map((question) => {
    const text = factOf(dishes, question)
    const added = wishesOf(question)
    return (
      <p key={text} className="menu-page__fact">
        <span>{text}</span>
        {added.length > 0 && (
          <Link to={listAddress(ALL.id, '', inOrder([...wishes, ...added]))}>
            {'allergens' in question
              ? `${namesOf(question.allergens)} içermeyenleri göster`
              : `Yalnız ${WORDS[question.kind]} yemekleri göster`}
          </Link>
        )}
      </p>
    )
  })
}

/** The wishes that a question suggests, whichever way it was asked. */
function wishesOf(question: FoodQuestion): readonly FoodWish[] {
  if ('allergens' in question) return question.allergens
  return question.kind === 'NO_PORK' ? [] : [question.kind]
}

const inOrder = (wishes: readonly FoodWish[]) => FOOD_WISHES.filter((wish) => wishes.includes(wish))

const namesOf = (allergens: readonly Allergen[]) =>
  allergens
    .map((allergen, index) =>
      index === 0 ? TURKISH_CONTENT[allergen] : TURKISH_CONTENT[allergen].toLocaleLowerCase('tr'),
    )
    .join(', ')

const WORDS = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vejetaryen',
  NO_ALCOHOL: 'alkolsüz',
  NO_PORK: 'domuz eti içermeyen',
} as const

/** The number of dishes with this answer, and of those without any: `Süt içeren 64 yemek; 3 yemek için bilinmiyor`. */
function factOf(dishes: readonly Dish[], question: FoodQuestion): string {
  const answers = dishes.map((dish) => answerOf(dish.foodInformation, question))
  const count = answers.filter((answer) => answer === true).length
  const unknown = answers.filter((answer) => answer === null).length
  return `${countOf(question, count)}${unknown > 0 ? `; ${unknown} yemek için bilinmiyor` : ''}`
}

function countOf(question: FoodQuestion, count: number): string {
  if (!('allergens' in question)) return `${count} ${WORDS[question.kind]} yemek`
  const what = `${namesOf(question.allergens)} ${question.kind === 'CONTAINS' ? 'içeren' : 'içermeyen'}`
  return count > 0 ? `${what} ${count} yemek` : `${what} yemek yok`
}
