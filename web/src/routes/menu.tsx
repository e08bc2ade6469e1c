import { useContext, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { FullLoader } from '../components/full-loader.tsx'
import { OrderPart } from '../components/order-part.tsx'
import { CategoryFilter } from '../features/menu/category-filter.tsx'
import { NOTHING_SHOWN, shownMenu } from '../features/menu/dish-groups.ts'
import { DishSheet } from '../features/menu/dish-sheet.tsx'
import { menuHead } from '../features/menu/menu-head.ts'
import { useMenuPlace, useOpenSheet } from '../features/menu/menu-place.ts'
import { ALL, type Dish, type Menu } from '../features/menu/menu-query.ts'
import { MenuResults } from '../features/menu/menu-results.tsx'
import { MenuSearch } from '../features/menu/menu-search.tsx'
import { DishTitle, MenuTitle } from '../features/menu/menu-title.tsx'
import { PreviewBar } from '../features/menu/preview-bar.tsx'
import { PriceListHead } from '../features/menu/price-list-head.tsx'
import { PriceNote } from '../features/menu/price-note.tsx'
import { listAddress, useChoice } from '../features/menu/use-choice.ts'
import { useFirstGroups } from '../features/menu/use-first-groups.ts'
import { barsAbove, useInSight } from '../features/menu/use-in-sight.ts'
import { useMenu } from '../features/menu/use-menu.ts'
import { usePreview } from '../features/menu/use-preview.ts'
import { WishFilter } from '../features/menu/wish-filter.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { addressOf } from '../lib/in-language.ts'
import { PageMissing } from '../lib/page-missing.ts'
import { isPromoted } from '../rules/food.ts'
import { isAnswered } from '../rules/food-text.ts'
import { Component as NotFound } from './not-found.tsx'
import '../features/menu/menu.css'
import '../features/menu/price-list.css'

export { FoodFacts } from '../features/menu/food-facts.tsx'

export function Component() {
  const { pathname } = useLocation()
  const wasMissing = useContext(PageMissing) === pathname
  const place = useMenuPlace()
  const choice = useChoice(place)
  const { site } = useSite()
  const menu = useMenu(place.category, choice.search)
  const preview = usePreview(menu.data, site?.hours.timeZone)
  const data = preview.menu
  const dish = data && dishAt(data, place)
  const isMissing =
    data && !dish && place.category !== ALL.id && !data.categories.some(({ id }) => id === place.category)
  if (wasMissing || isMissing) return <NotFound />
  return <MenuPage place={place} choice={choice} menu={{ ...menu, data }} preview={preview} dish={dish} />
}

/**
 * The dish of an address: of its own category or of the whole menu, since anybody can invent others. An alcoholic drink,
 * which is not advertised, has none.
 */
const dishAt = ({ products }: Menu, { category, dish, isSheet }: MenuPageProps['place']) =>
  products.find(
    ({ id, categoryId, foodInformation }) =>
      id === dish &&
      (isSheet || category === ALL.id || category === categoryId) &&
      isPromoted(foodInformation),
  )

interface MenuPageProps {
  readonly place: ReturnType<typeof useMenuPlace>
  readonly choice: ReturnType<typeof useChoice>
  readonly menu: ReturnType<typeof useMenu>
  readonly preview: ReturnType<typeof usePreview>
  readonly dish: Dish | undefined
}

function MenuPage({ place, choice, menu: { data, error, refetch }, preview, dish }: MenuPageProps) {
  const { site } = useSite()
  const list = useRef<HTMLDivElement>(null)
  const { chosen, wishes } = choice
  // Deferred, so that a long list does not block typing.
  const search = useDeferredValue(choice.search)
  const found = useMemo(
    () => (data ? shownMenu(data, { chosen, search, wishes }) : NOTHING_SHOWN),
    [data, chosen, search, wishes],
  )
  // If no dish has food information, none of it is shown.
  const tellsFood = useMemo(
    () => data?.products.some(({ foodInformation }) => isAnswered(foodInformation)) ?? false,
    [data],
  )
  const { shown, isReturn, isServed } = useFirstGroups(found.groups)
  const inSight = useInSight(list, shown)
  const open = useOpenSheet()

  const isFirst = useRef(true)
  // Scrolls so that other dishes start below the fixed bars and not above the viewport.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each choice
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (!list.current) return
    const above = list.current.getBoundingClientRect().top - barsAbove(list.current)
    if (above < 0) scrollBy({ top: above, behavior: 'instant' })
    // The followed link may be gone; the keyboard continues at the list.
    if (document.activeElement === document.body) list.current.focus({ preventScroll: true })
  }, [place.key, search])

  const categoryOf = (id: string) => data?.categories.find((each) => each.id === id)
  const category = categoryOf(chosen)
  const isGone = data !== undefined && place.dish !== undefined && !dish
  usePageHead(menuHead({ menu: data, category: dish ? categoryOf(dish.categoryId) : category, dish, isGone }))
  const dishes = found.groups
    .flatMap((group) => group.dishes)
    .filter(({ foodInformation }) => isPromoted(foodInformation))
  return (
    <div className="menu-page" data-one={category && ''}>
      <FullLoader shown={!data} failed={Boolean(error)} onRetry={() => void refetch().catch(() => {})} />
      <PriceListHead site={site} />
      {dish && !place.isSheet ? (
        <DishTitle dish={dish} category={categoryOf(dish.categoryId)} dishes={dishes} tellsFood={tellsFood} />
      ) : (
        <MenuTitle category={category} isGone={isGone} />
      )}
      <div className="menu-page__body">
        <div className="menu-page__side">
          <MenuSearch
            typed={choice.typed}
            wishes={wishes}
            onType={choice.setTyped}
            onDone={() => list.current?.focus()}
          />
          {tellsFood && (
            <WishFilter
              wishes={wishes}
              search={search}
              action={addressOf(listAddress(chosen, '', []))}
              count={found.groups.reduce((sum, group) => sum + group.dishes.length, 0)}
              onWish={choice.wish}
            />
          )}
          <CategoryFilter
            categories={data?.categories ?? []}
            chosen={chosen}
            inSight={inSight}
            wishes={wishes}
            onChoose={choice.choose}
          />
        </div>
        {data && (
          <div className="menu-page__main">
            {!place.isSheet && <OrderPart name="OrderNote" />}
            <MenuResults
              menu={data}
              choice={choice}
              search={search}
              found={found}
              shown={shown}
              isReturn={isReturn}
              isServed={isServed}
              tellsFood={tellsFood}
              onOpen={open}
              list={list}
            />
            <PriceNote dishes={data.products} />
          </div>
        )}
      </div>
      {preview.at && site && (
        <PreviewBar at={preview.at} timeZone={site.hours.timeZone} onEnd={preview.end} />
      )}
      {dish && place.isSheet && (
        <DishSheet dish={dish} category={categoryOf(dish.categoryId)} dishes={dishes} tellsFood={tellsFood} />
      )}
    </div>
  )
}
