import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { TURKISH_CONTENT } from '../../rules/content-names.ts'
import type { Allergen } from '../../rules/food.ts'
import { AVOIDED, writtenAvoided } from '../../rules/food-filter.ts'
import { answerOf } from '../../rules/menu-search.ts'
import type { FoodQuestion } from '../../rules/menu-search-words.ts'
import type { Dish } from './menu-query.ts'

interface SearchFactsProps {
  readonly dishes: readonly Dish[]
  readonly questions: readonly FoodQuestion[]
  readonly avoided: readonly Allergen[]
}

/** What the food information answers to a search, with the menu without an allergen one tap away. */
export function SearchFacts({ dishes, questions, avoided }: SearchFactsProps) {
  return questions.map((question) => {
    const text = factOf(dishes, question)
    const without = 'allergens' in question ? [...avoided, ...question.allergens] : null
    return (
      <p key={text} className="menu-page__fact">
        <span>{text}</span>
        {without && (
          <Link to={`${paths.menu}?${new URLSearchParams({ [AVOIDED]: writtenAvoided(without) })}`}>
            {`${namesOf(without)} içermeyenleri göster`}
          </Link>
        )}
      </p>
    )
  })
}

const namesOf = (allergens: readonly Allergen[]) =>
  [...new Set(allergens)]
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
  const answers = dishes.map((dish) => answerOf(dish, question))
  const count = answers.filter((answer) => answer === true).length
  const unknown = answers.filter((answer) => answer === null).length
  return `${countOf(question, count)}${unknown > 0 ? `; ${unknown} yemek için bilinmiyor` : ''}`
}

function countOf(question: FoodQuestion, count: number): string {
  if (!('allergens' in question)) return `${count} ${WORDS[question.kind]} yemek`
  const what = `${namesOf(question.allergens)} ${question.kind === 'CONTAINS' ? 'içeren' : 'içermeyen'}`
  return count > 0 ? `${what} ${count} yemek` : `${what} yemek yok`
}
