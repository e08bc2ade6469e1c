import { useQuery } from '@apollo/client/react'
import { PageTitle } from '../components/page-title.tsx'
import { BlogCard } from '../features/blog/blog-card.tsx'
import { BLOG_ENTRIES } from '../features/blog/blog-queries.ts'
import { EntryCard } from '../features/blog/entry-card.tsx'
import { posts } from '../features/blog/posts.ts'
import { usePageHead, useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { breadcrumbData } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../features/blog/blog.css'

export const Component = templatePage('blog', Sample, Entries)

function Sample() {
  useSampleHead('blog', 'Mutfaktan yazılar', 'Taş fırından, çay ocağından ve pazardan yazılar.')
  return (
    <>
      <PageTitle title="Mutfaktan yazılar" english="Blog" crumb="Yazılar">
        <p className="page-title__note">Fırından, çay ocağından, pazardan: haftada birkaç kısa yazı.</p>
      </PageTitle>
      <ul className="page-width thirds blog-grid">
        {posts.map((post, index) => (
          <li key={post.title}>
            <BlogCard post={post} heading="h2" eager={index < 3} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Entries() {
  const { site } = useSite()
  const { data } = useQuery(BLOG_ENTRIES)
  const entries = data?.blogs ?? []
  usePageHead({
    title: 'Yazılar',
    description: `${site?.name ?? ''}: yazılar ve duyurular.`,
    path: paths.blog,
    feed: paths.blogFeed,
    data: import.meta.env.SSR ? breadcrumbData([{ name: 'Yazılar', path: paths.blog }]) : undefined,
  })
  return (
    <>
      <PageTitle title="Yazılar" />
      <p className="lead blog-note">
        {entries.length === 0 ? 'Henüz yazı yok.' : <a href={paths.blogFeed}>Yeni yazıları izleyin (RSS)</a>}
      </p>
      <ul className="page-width thirds blog-grid">
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <EntryCard entry={entry} eager={index < 3} />
          </li>
        ))}
      </ul>
    </>
  )
}
