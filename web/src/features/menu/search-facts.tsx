import { Link } from 'react-router-dom'
import { TURKISH_CONTENT } from '../../rules/content-names.ts'
import type { Allergen } from '../../rules/food.ts'
import { FOOD_WISHES, type FoodWish } from '../../rules/food-filter.ts'
import { answerOf, type FoodQuestion } from '../../rules/food-question.ts'
import type { shownMenu } from './dish-groups.ts'
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
      {isHalal && (
        <p className="menu-page__fact">
          Bu menü helal belgesi yerine geçmez; helal olup olmadığını garsonumuza sorun. Listelenenlerde,
          mutfağın bildirdiğine göre, domuz eti ve alkol yok.
        </p>
      )}
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
            Adında ya da tarifinde geçtiği için listeye almadıklarımız:{' '}
            {leftOut.slice(0, MAX_LEFT_OUT).map(({ dish, written }, index) => (
              <span key={dish.id} translate="no">
                {index > 0 && ', '}
                {dish.name} (“{written}”)
              </span>
            ))}
            {leftOut.length > MAX_LEFT_OUT && ` ve ${leftOut.length - MAX_LEFT_OUT} yemek daha`}
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
  if ('allergens' in question) return `${namesOf(question.allergens)} içermeyenleri göster`
  return `Yalnız ${WORDS[question.kind === 'ALCOHOL' ? 'NO_ALCOHOL' : question.kind]} yemekleri göster`
}

const inOrder = (wishes: readonly FoodWish[]) => FOOD_WISHES.filter((wish) => wishes.includes(wish))

/** `Süt`, `Yer fıstığı ve sert kabuklu yemiş`. */
const namesOf = (allergens: readonly Allergen[]) => {
  const names = allergens.map((allergen, index) =>
    index === 0 ? TURKISH_CONTENT[allergen] : TURKISH_CONTENT[allergen].toLocaleLowerCase('tr'),
  )
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve ')
}

const WORDS = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vejetaryen',
  NO_ALCOHOL: 'alkolsüz',
  NO_PORK: 'domuz eti içermeyen',
  ALCOHOL: 'alkol içeren',
  PORK: 'domuz eti içeren',
} as const

/** The number of dishes with this answer, and of those without any: `Süt içeren 64 yemek; 3 yemeğin bilgisi eksik`. */
function factOf(dishes: readonly Dish[], question: FoodQuestion): string {
  const answers = dishes.map((dish) => answerOf(dish.foodInformation, question))
  const count = answers.filter((answer) => answer === true).length
  const unknown = answers.filter((answer) => answer === null).length
  return `${countOf(question, count)}${unknown > 0 ? `; ${unknown} yemeğin bilgisi eksik` : ''}`
}

function countOf(question: FoodQuestion, count: number): string {
  if ('allergens' in question) {
    const what = `${namesOf(question.allergens)} ${question.kind === 'CONTAINS' ? 'içeren' : 'içermeyen'}`
    return count > 0 ? `${what} ${count} yemek` : `${what} yemek yok`
  }
  const what = WORDS[question.kind]
  return count > 0
    ? `${count} ${what} yemek`
    : `${what.charAt(0).toLocaleUpperCase('tr')}${what.slice(1)} yemek yok`
}
