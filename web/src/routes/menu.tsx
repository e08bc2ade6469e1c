import { useQuery } from '@apollo/client/react'
import { useContext, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { ChangingText } from '../components/changing-text.tsx'
import { Empty } from '../components/empty.tsx'
import { FullLoader } from '../components/full-loader.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { AvoidFilter } from '../features/menu/avoid-filter.tsx'
import { CategoryFilter } from '../features/menu/category-filter.tsx'
import { ALL, shownMenu } from '../features/menu/dish-groups.ts'
import { DishTable } from '../features/menu/dish-table.tsx'
import { menuData, sectionData } from '../features/menu/menu-data.ts'
import { MENU } from '../features/menu/menu-query.ts'
import { MenuSearch } from '../features/menu/menu-search.tsx'
import { PriceListHead } from '../features/menu/price-list-head.tsx'
import { SearchFacts } from '../features/menu/search-facts.tsx'
import { useChoice } from '../features/menu/use-choice.ts'
import { useFirstGroups } from '../features/menu/use-first-groups.ts'
import { barsAbove, useInSight } from '../features/menu/use-in-sight.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { PageMissing } from '../lib/page-missing.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'
import { writtenAvoided } from '../rules/food-filter.ts'
import { isAnswered } from '../rules/food-text.ts'
import { Component as NotFound } from './not-found.tsx'
import '../features/menu/menu.css'
import '../features/menu/price-list.css'

const MENU_CRUMB = { name: 'Menü', path: paths.menu }
const NOTE = 'Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir'

const NOTHING: ReturnType<typeof shownMenu> = { groups: [], questions: [], nearest: [] }

const useMenu = () => useQuery(MENU)

export function Component() {
  const { id = ALL.id } = useParams()
  const { pathname } = useLocation()
  const wasMissing = useContext(PageMissing) === pathname
  const menu = useMenu()
  const { data } = menu
  const isWhole = id === ALL.id
  const isMissing = data && !isWhole && !data.categories.some((each) => each.id === id)
  return wasMissing || isMissing ? <NotFound /> : <MenuPage id={id} menu={menu} />
}

function MenuPage({ id, menu }: { id: string; menu: ReturnType<typeof useMenu> }) {
  const { site } = useSite()
  const { data, error, refetch } = menu
  const { key } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const choice = useChoice(id)
  const { chosen, choose, typed, avoided } = choice
  const written = writtenAvoided(avoided)
  // Deferred, so that a long list does not block typing.
  const search = useDeferredValue(choice.search)
  const { groups, questions, nearest } = useMemo(
    () => (data ? shownMenu(data, { chosen, search, avoided }) : NOTHING),
    [data, chosen, search, avoided],
  )
  // If no dish has food information, none of it is shown.
  const tellsFood = useMemo(
    () => data?.products.some(({ foodInformation }) => isAnswered(foodInformation)) ?? false,
    [data],
  )
  const { shown, isReturn } = useFirstGroups(groups)
  const inSight = useInSight(list, shown)

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
  }, [key, search])

  const category = data?.categories.find((each) => each.id === chosen)
  const count = groups.reduce((sum, { dishes }) => sum + dishes.length, 0)
  const unknown = groups
    .flatMap(({ dishes }) => dishes)
    .filter(({ foodInformation }) => !foodInformation.allergens).length
  const title = category?.name ?? 'Menü'
  usePageHead({
    title: `${category ? `${category.name} · ` : ''}Menü`,
    description: category
      ? `${category.name}: ${category.description ?? 'yemekler ve güncel fiyatlar.'}`
      : 'Menü: yemekler ve güncel fiyatlar.',
    path: category ? paths.menuOf(category.id) : paths.menu,
    picture: category?.imageFilePath ?? undefined,
    pictureAlt: category?.name,
    data:
      import.meta.env.SSR && data
        ? [
            category ? sectionData(category, data.products) : menuData(data),
            breadcrumbData(
              MENU_CRUMB,
              ...(category ? [{ name: title, path: paths.menuOf(category.id) }] : []),
            ),
          ]
        : undefined,
  })
  return (
    <div className="menu-page" data-one={category && ''}>
      <FullLoader shown={!data} failed={Boolean(error)} onRetry={() => void refetch().catch(() => {})} />
      <PriceListHead site={site} />
      <PageTitle title={title} parents={category ? [{ name: 'Menü', to: paths.menu }] : []}>
        {category?.description && (
          <p key={category.id} className="lead">
            {category.description}
          </p>
        )}
        <p className="page-title__note">{NOTE}</p>
      </PageTitle>
      <div className="menu-page__body">
        <div className="menu-page__side">
          <MenuSearch
            typed={typed}
            avoided={written}
            onType={choice.setTyped}
            onDone={() => list.current?.focus()}
          />
          <CategoryFilter
            categories={data?.categories ?? []}
            chosen={chosen}
            inSight={inSight}
            avoided={written}
            onChoose={choose}
          />
        </div>
        <div className="menu-page__main">
          {tellsFood && (
            <AvoidFilter
              avoided={avoided}
              search={search}
              action={category ? paths.menuOf(category.id) : paths.menu}
              onChoose={choice.avoid}
            />
          )}
          <div className="menu-page__list" ref={list} tabIndex={-1}>
            <p className={search || written ? 'menu-page__count' : 'visually-hidden'} role="status">
              {data && <ChangingText text={countText({ search, count, unknown: written ? unknown : 0 })} />}
            </p>
            {data && <SearchFacts dishes={data.products} questions={questions} avoided={avoided} />}
            {data && count === 0 ? (
              <Empty text={emptyText(chosen, search, written, nearest.length > 0)}>
                {search && !written && (
                  <div className="menu-page__instead">
                    {nearest.map(({ id, name }) => (
                      <Link
                        key={id}
                        className="chip"
                        to={`${paths.menu}?${new URLSearchParams({ q: name })}`}
                      >
                        {name}
                      </Link>
                    ))}
                    {data.categories.map(({ id, name }) => (
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
                {(search || written || chosen !== ALL.id) && (
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
            ) : (
              // A new key, because the browser would otherwise keep unchanged dishes at their position in the viewport
              // (scroll anchoring).
              <DishTable
                key={chosen}
                groups={shown}
                isLaidOut={isReturn}
                tellsFood={tellsFood}
                marksUnknown={written !== ''}
                onChoose={choose}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

interface Counted {
  readonly search: string
  readonly count: number
  /** Number of dishes whose allergens are not answered, if allergens are avoided. */
  readonly unknown: number
}

function countText({ search, count, unknown }: Counted): string {
  const found = search ? `“${search}” için ${count} sonuç` : `${count} yemek`
  return unknown > 0 ? `${found}; ${unknown} yemeğin alerjenleri bilinmiyor` : found
}

function emptyText(chosen: string, search: string, avoided: string, hasNearest: boolean): string {
  if (avoided) return 'Bu seçimle gösterilecek yemek kalmadı.'
  if (search)
    return hasNearest
      ? `“${search}” bulunamadı. Bunlardan birini mi aradınız?`
      : `“${search}” bulunamadı. Kategorilere göz atabilirsiniz.`
  if (chosen !== ALL.id) return 'Bu kategoride şu an yemek yok.'
  return 'Menümüzü hazırlıyoruz; sorularınız için bizi arayın.'
}
