import { useQuery } from '@apollo/client/react'
import { useContext } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { NoAnswer } from '../components/no-answer.tsx'
import { OwnText } from '../components/own-text.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { Picture } from '../components/picture.tsx'
import { articleData } from '../features/blog/article-data.ts'
import { BLOG_ENTRY } from '../features/blog/blog-queries.ts'
import { EntryLine } from '../features/blog/entry-line.tsx'
import { useSite } from '../features/shell/use-site.tsx'
import type { BlogEntryQuery } from '../gql/graphql.ts'
import { useHead } from '../lib/head.tsx'
import { PageMissing } from '../lib/page-missing.ts'
import { paths } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import '../features/blog/blog.css'
import '../styles/template-page.css'

/** An entry of the owner's blog; the sample blog has none. */
export function Component() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const isMissing = useContext(PageMissing) === pathname
  const { site, modeOf } = useSite()
  if (isMissing || (site && modeOf('blog') !== 'OWN')) return <NotFound />
  return <OwnEntry id={id} siteName={site?.name ?? ''} />
}

function OwnEntry({ id, siteName }: { id: string; siteName: string }) {
  const { data, error, refetch } = useQuery(BLOG_ENTRY, { variables: { id } })
  const entry = data?.blog
  if (!entry) return <NoAnswer error={error} onRetry={() => refetch()} />
  return <Entry entry={entry} siteName={siteName} />
}

type EntryData = NonNullable<BlogEntryQuery['blog']>

function Entry({ entry, siteName }: { entry: EntryData; siteName: string }) {
  const path = paths.blogEntry(entry.slug ?? entry.id)
  const picture = entry.image ?? null
  useHead({
    title: `${entry.name} · ${siteName}`,
    description: entry.excerpt || entry.name,
    path,
    ...(picture && { picture, pictureAlt: entry.name }),
    data: import.meta.env.SSR
      ? articleData({
          path,
          title: entry.name,
          picture,
          published: entry.publishedDate,
          changed: entry.updatedDate ?? null,
          siteName,
        })
      : undefined,
  })
  return (
    <>
      <PageTitle title={entry.name} parents={[{ name: 'Yazılar', to: paths.blog }]} crumb="Yazı" />
      <article className="article article--own">
        <EntryLine className="article__line" entry={entry} />
        {picture && (
          <Picture
            filePath={picture}
            alt=""
            width={960}
            height={600}
            sizes="(max-width: 47.9375em) 100vw, 720px"
            eager
          />
        )}
        <OwnText html={entry.html} />
      </article>
    </>
  )
}
