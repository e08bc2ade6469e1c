import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { ChangingText } from '../../components/changing-text.tsx'
import { Empty } from '../../components/empty.tsx'
import { paths } from '../../paths.ts'
import { type FoodWish, isDietWish, unknownTexts } from '../../rules/food-filter.ts'
import { ChosenWishes } from './chosen-wishes.tsx'
import type { DishGroup, shownMenu } from './dish-groups.ts'
import { DishTable } from './dish-table.tsx'
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
          {found.nearest.map(({ id, name }) => (
            <Link key={id} className="chip" to={`${paths.menu}?${new URLSearchParams({ q: name })}`}>
              {name}
            </Link>
          ))}
          {menu.categories.map(({ id, name }) => (
            <Link
              key={id}
              className="chip"
              to={paths.menuOf(id)}
              onClick={(event) => {
                event.preventDefault()
                choose(id)
              }}
            >
              {name}
            </Link>
          ))}
        </div>
      )}
      {(search || wishes.length > 0 || chosen !== ALL.id) && (
        <a
          className="button button--quiet"
          href={paths.menu}
          onClick={(event) => {
            event.preventDefault()
            choice.reset()
          }}
        >
          Tüm menüyü göster
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
  if (unknown.length > 0) return unknownText(unknown, count)
  const text = foundBy
    ? `“${search}” için sonuç yok; “${foundBy}” için ${count} sonuç`
    : search
      ? `“${search}” için ${count} sonuç`
      : `${count} yemek`
  const unanswered = dishes.filter(({ foodInformation }) => unknownTexts(foodInformation, wishes).length > 0)
  if (unanswered.length === 0) return text
  const what = wishes.some(isDietWish) ? 'bilgisi eksik' : 'alerjenleri bilinmiyor'
  return `${text}; ${unanswered.length} yemeğin ${what}`
}

function unknownText(unknown: readonly string[], count: number): string {
  const asked = unknown.map((each) => `“${each}”`).join(', ')
  if (count === 0) return `${asked} diye süzemiyoruz; garsonumuza sorun.`
  return `${asked} diye süzemiyoruz; metninde öyle yazan ${count} yemek var. Emin olmak için garsonumuza sorun.`
}

function emptyText(
  chosen: string,
  search: string,
  wishes: readonly FoodWish[],
  { nearest, questions, unknown }: Found,
): string {
  if (wishes.length > 0) return 'Bu seçimle gösterilecek yemek kalmadı.'
  if (unknown.length > 0) return 'Kategorilere göz atabilirsiniz.'
  if (search && questions.length > 0) return 'Bu aramaya uyan yemek yok. Kategorilere göz atabilirsiniz.'
  if (search)
    return nearest.length > 0
      ? `“${search}” bulunamadı. Bunlardan birini mi aradınız?`
      : `“${search}” bulunamadı. Kategorilere göz atabilirsiniz.`
  if (chosen !== ALL.id) return 'Bu kategoride şu an yemek yok.'
  return 'Menümüzü hazırlıyoruz; sorularınız için bizi arayın.'
}
