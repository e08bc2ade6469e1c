import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Empty } from '../components/empty.tsx'
import { FullLoader } from '../components/full-loader.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { ALL, CategoryFilter } from '../features/menu/category-filter.tsx'
import { DishTable } from '../features/menu/dish-table.tsx'
import { MENU } from '../features/menu/menu-query.ts'
import { PriceListHead } from '../features/menu/price-list-head.tsx'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { ask, type PageQueries } from '../lib/route-queries.ts'
import { menuData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import '../features/menu/price-list.css'

const NO_DISH = 'Bu kategoride şu an yemek yok.'

export const queries: PageQueries = () => [ask(MENU)]

export function Component() {
  const { id = ALL.id } = useParams()
  const { data } = useQuery(MENU)
  const isWhole = Number(id) <= 0
  const isMissing = data && !isWhole && !data.categories.some((each) => each.id === id)
  return isMissing ? <NotFound /> : <MenuPage id={id} />
}

function MenuPage({ id }: { id: string }) {
  const { site } = useSite()
  const { data, error, refetch } = useQuery(MENU)
  const [chosen, setChosen] = useState(id)
  useEffect(() => setChosen(id), [id])

  const category = data?.categories.find((each) => each.id === id)
  const dishes = data?.products.filter((dish) => Number(chosen) <= 0 || dish.categoryId === chosen) ?? []
  useHead({
    title: `${category ? `${category.name} · ` : ''}Menü · ${site?.name ?? ''}`,
    description: `${category?.name ?? 'Menü'}: yemekler ve güncel fiyatlar.`,
    path: category ? paths.menuOf(category.id) : paths.menu,
    data: data && menuData(data),
  })
  return (
    <div className="menu-page">
      <FullLoader shown={!data} failed={Boolean(error)} onRetry={() => void refetch().catch(() => {})} />
      <PriceListHead site={site} />
      <PageTitle title="Menü">
        <p className="page-title__note">Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir</p>
      </PageTitle>
      <CategoryFilter categories={data?.categories ?? []} chosen={chosen} onChoose={setChosen} />
      <p className="visually-hidden" role="status">
        {data && `${dishes.length} yemek`}
      </p>
      <div className="menu-page__list">
        {data && dishes.length === 0 ? (
          <Empty text={chosen === ALL.id ? 'Menümüzü hazırlıyoruz; sorularınız için bizi arayın.' : NO_DISH}>
            {chosen !== ALL.id && (
              <button className="button button--quiet" type="button" onClick={() => setChosen(ALL.id)}>
                Tüm menüyü göster
              </button>
            )}
          </Empty>
        ) : (
          <DishTable dishes={dishes} categories={data?.categories ?? []} />
        )}
      </div>
    </div>
  )
}
