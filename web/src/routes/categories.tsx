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
import { nameOf, TurkishName, told } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import * as categoriesWords from './categories.words.ts'

export function Component() {
  const { data, error, refetch, networkStatus } = useQuery(CATEGORIES, { notifyOnNetworkStatusChange: true })
  const names = data?.categories.map(nameOf).join(spokenWords.comma) ?? ''
  usePageHead({
    title: categoriesWords.title,
    description: categoriesWords.description(names),
    path: paths.categories,
    picture: data?.categories[0]?.imageFilePath ?? undefined,
    pictureAlt: data?.categories[0] && nameOf(data.categories[0]),
    data: import.meta.env.SSR
      ? breadcrumbData([{ name: categoriesWords.title, path: paths.categories }])
      : undefined,
  })
  return (
    <>
      <FullLoader
        shown={!data}
        failed={Boolean(error) && networkStatus !== NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => {})}
      />
      <PageTitle title={categoriesWords.heading} crumb={categoriesWords.title} />
      {data?.categories.length === 0 && <Empty text={categoriesWords.none} />}
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
              <h2>
                {told(category, 'name')}
                <TurkishName record={category} />
              </h2>
              {category.description && <p>{told(category, 'description')}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
