import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { Empty } from '../components/empty.tsx'
import { FullLoader } from '../components/full-loader.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { Picture } from '../components/picture.tsx'
import { CATEGORIES } from '../features/categories/categories-query.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

export function Component() {
  const { data, error, refetch, networkStatus } = useQuery(CATEGORIES, { notifyOnNetworkStatusChange: true })
  const names = data?.categories.map(({ name }) => name).join(', ')
  usePageHead({
    title: 'Menü Kategori',
    description: names ? `Menü kategorilerimiz: ${names}.` : 'Menü kategorilerimiz.',
    path: paths.categories,
    picture: data?.categories[0]?.imageFilePath ?? undefined,
    pictureAlt: data?.categories[0]?.name,
    data: import.meta.env.SSR ? breadcrumbData({ name: 'Menü Kategori', path: paths.categories }) : undefined,
  })
  return (
    <>
      <FullLoader
        shown={!data}
        failed={Boolean(error) && networkStatus !== NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => {})}
      />
      <PageTitle title="Menü" crumb="Menü Kategori" />
      {data?.categories.length === 0 && <Empty text="Menümüzü hazırlıyoruz; sorularınız için bizi arayın." />}
      <ul className="page-width category-grid">
        {data?.categories.map((category, index) => (
          <li key={category.id}>
            <Link className="card category-card" to={paths.menuOf(category.id)}>
              <Picture
                filePath={category.imageFilePath ?? category.iconFilePath}
                alt=""
                width={480}
                height={360}
                sizes="(max-width: 47.9375em) 50vw, 360px"
                eager={index < 6}
              />
              <h2>{category.name}</h2>
              {category.description && <p>{category.description}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
