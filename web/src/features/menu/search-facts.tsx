import { Link } from 'react-router-dom'
import { told } from '../../lib/told.tsx'
import type { Allergen } from '../../rules/food.ts'
import * as foodWords from '../../rules/food.words.ts'
import { FOOD_WISHES, type FoodWish } from '../../rules/food-filter.ts'
import { answerOf, type FoodQuestion } from '../../rules/food-question.ts'
import type { shownMenu } from './dish-groups.ts'
import * as menuWords from './menu.words.ts'
import { ALL, type Dish } from './menu-query.ts'
import { listAddress } from './use-choice.ts'

interface SearchFactsProps {
  readonly dishes: readonly Dish[]
  readonly found: Pick<ReturnType<typeof shownMenu>, 'questions' | 'leftOut' | 'isHalal'>
  readonly wishes: readonly FoodWish[]
}

/** The answers of the food information to a search, each with a link that applies it as a filter. */
export function SearchFacts({ dishes, found: { questions, leftOut, isHalal }, wishes }: SearchFactsProps) {
  return (
    <>
      {isHalal && <p className="menu-page__fact">{menuWords.halal}</p>}
      {questions.map((question) => {
        const text = factOf(dishes, question)
        const added = wishesOf(question)
        return (
          <p key={text} className="menu-page__fact">
            <span>{text}</span>
            {added.length > 0 && (
              <Link to={listAddress(ALL.id, '', inOrder([...wishes, ...added]))}>{linkText(question)}</Link>
            )}
          </p>
        )
      })}
      {leftOut.length > 0 && (
        <p className="menu-page__fact">
          <span>
            {menuWords.leftOut}{' '}
            {leftOut.slice(0, MAX_LEFT_OUT).map(({ dish, written }, index) => (
              <span key={dish.id} translate="no">
                {index > 0 && ', '}
                {told(dish, 'name')} (“{written}”)
              </span>
            ))}
            {leftOut.length > MAX_LEFT_OUT && menuWords.andMore(leftOut.length - MAX_LEFT_OUT)}
          </span>
        </p>
      )}
    </>
  )
}

const MAX_LEFT_OUT = 6

/** The wishes that a question suggests, whichever way it was asked. */
function wishesOf(question: FoodQuestion): readonly FoodWish[] {
  if ('allergens' in question) return question.allergens
  const { kind } = question
  if (kind === 'NO_PORK' || kind === 'PORK') return []
  return [kind === 'ALCOHOL' ? 'NO_ALCOHOL' : kind]
}

function linkText(question: FoodQuestion): string {
  if ('allergens' in question) return menuWords.showFreeOf(namesOf(question.allergens))
  return menuWords.showOnly(question.kind === 'ALCOHOL' ? 'NO_ALCOHOL' : question.kind)
}

const inOrder = (wishes: readonly FoodWish[]) => FOOD_WISHES.filter((wish) => wishes.includes(wish))

const namesOf = (allergens: readonly Allergen[]) => allergens.map((allergen) => foodWords.contents[allergen])

/** The number of dishes with this answer, and of those without any: `Süt içeren 64 yemek; 3 yemeğin bilgisi eksik`. */
function factOf(dishes: readonly Dish[], question: FoodQuestion): string {
  const answers = dishes.map((dish) => answerOf(dish.foodInformation, question))
  const count = answers.filter((answer) => answer === true).length
  const unknown = answers.filter((answer) => answer === null).length
  const text =
    'allergens' in question
      ? menuWords.countWith(namesOf(question.allergens), question.kind === 'CONTAINS', count)
      : menuWords.countOf(question.kind, count)
  return unknown > 0 ? menuWords.unanswered(text, unknown) : text
}
