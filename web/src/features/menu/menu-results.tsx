import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { ChangingText } from '../../components/changing-text.tsx'
import { Empty } from '../../components/empty.tsx'
import { addressOf } from '../../lib/in-language.ts'
import { nameOf, told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import { type FoodWish, isDietWish, unknownTexts } from '../../rules/food-filter.ts'
import { ChosenWishes } from './chosen-wishes.tsx'
import type { DishGroup, shownMenu } from './dish-groups.ts'
import { DishTable } from './dish-table.tsx'
import * as menuWords from './menu.words.ts'
import { ALL, type Dish, type Menu } from './menu-query.ts'
import { SearchFacts } from './search-facts.tsx'
import type { useChoice } from './use-choice.ts'

interface MenuResultsProps {
  readonly menu: Menu
  readonly choice: ReturnType<typeof useChoice>
  /** The search that is answered; the one being typed may be ahead of it. */
  readonly search: string
  readonly found: ReturnType<typeof shownMenu>
  readonly shown: readonly DishGroup[]
  readonly isReturn: boolean
  readonly isServed: boolean
  readonly tellsFood: boolean
  readonly onOpen: (dish: Dish, link: HTMLElement) => void
  readonly list: RefObject<HTMLDivElement | null>
}

/** Active filters, number of results, and the list of dishes. */
export function MenuResults({
  menu,
  choice,
  search,
  found,
  shown,
  isReturn,
  isServed,
  tellsFood,
  onOpen,
  list,
}: MenuResultsProps) {
  const { chosen, choose, wishes } = choice
  const dishes = found.groups.flatMap((group) => group.dishes)
  return (
    <div className="menu-page__list" ref={list} tabIndex={-1}>
      <ChosenWishes wishes={wishes} chosen={chosen} search={search} onRemove={choice.unwish} />
      <p className={search || wishes.length > 0 ? 'menu-page__count' : 'visually-hidden'} role="status">
        <ChangingText text={countText(search, found, dishes, wishes)} />
      </p>
      <SearchFacts dishes={menu.products} found={found} wishes={wishes} />
      {dishes.length === 0 ? (
        <Nothing menu={menu} choice={choice} search={search} found={found} />
      ) : (
        // A new key, because the browser would otherwise keep unchanged dishes at their position in the viewport
        // (scroll anchoring).
        <DishTable
          key={chosen}
          groups={shown}
          isLaidOut={isReturn}
          isServed={isServed}
          tellsFood={tellsFood}
          wishes={wishes}
          onChoose={choose}
          onOpen={onOpen}
        />
      )}
    </div>
  )
}

function Nothing({
  menu,
  choice,
  search,
  found,
}: Pick<MenuResultsProps, 'menu' | 'choice' | 'search' | 'found'>) {
  const { chosen, choose, wishes } = choice
  return (
    <Empty text={emptyText(chosen, search, wishes, found)}>
      {search && wishes.length === 0 && (
        <div className="menu-page__instead">
          {found.nearest.map((dish) => (
            <Link
              key={dish.id}
              className="chip"
              to={`${paths.menu}?${new URLSearchParams({ q: nameOf(dish) })}`}
            >
              {told(dish, 'name')}
            </Link>
          ))}
          {menu.categories.map((category) => (
            <Link
              key={category.id}
              className="chip"
              to={paths.menuOf(category.id)}
              onClick={(event) => {
                event.preventDefault()
                choose(category.id)
              }}
            >
              {told(category, 'name')}
            </Link>
          ))}
        </div>
      )}
      {(search || wishes.length > 0 || chosen !== ALL.id) && (
        <a
          className="button button--quiet"
          href={addressOf(paths.menu)}
          onClick={(event) => {
            event.preventDefault()
            choice.reset()
          }}
        >
          {menuWords.showAll}
        </a>
      )}
    </Empty>
  )
}

type Found = MenuResultsProps['found']

function countText(
  search: string,
  { unknown, foundBy }: Found,
  dishes: readonly Dish[],
  wishes: readonly FoodWish[],
): string {
  const count = dishes.length
  // A number would read as the answer to a question that the menu cannot answer.
  if (unknown.length > 0) return menuWords.unfiltered(unknown, count)
  const text = foundBy
    ? menuWords.resultsInstead(count, search, foundBy)
    : search
      ? menuWords.results(count, search)
      : menuWords.dishes(count)
  const unanswered = dishes.filter(({ foodInformation }) => unknownTexts(foodInformation, wishes).length > 0)
  if (unanswered.length === 0) return text
  return wishes.some(isDietWish)
    ? menuWords.unanswered(text, unanswered.length)
    : menuWords.unansweredAllergens(text, unanswered.length)
}

function emptyText(
  chosen: string,
  search: string,
  wishes: readonly FoodWish[],
  { nearest, questions, unknown }: Found,
): string {
  if (wishes.length > 0) return menuWords.noneLeft
  if (unknown.length > 0) return menuWords.seeCategories
  if (search && questions.length > 0) return menuWords.noneSuits
  if (search) return nearest.length > 0 ? menuWords.meant(search) : menuWords.notFound(search)
  if (chosen !== ALL.id) return menuWords.emptyCategory
  return menuWords.empty
}
