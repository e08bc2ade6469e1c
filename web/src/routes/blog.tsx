import { PageTitle } from '../components/page-title.tsx'
import { BlogCard } from '../features/blog/blog-card.tsx'
import { posts } from '../features/blog/posts.ts'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { paths } from '../paths.ts'
import '../features/blog/blog.css'

export function Component() {
  const { site } = useSite()
  useHead({
    title: `Mutfaktan yazılar · ${site?.name ?? ''}`,
    description: 'Taş fırından, çay ocağından ve pazardan yazılar.',
    path: paths.blog,
    isSample: true,
  })
  return (
    <>
      <PageTitle title="Mutfaktan yazılar" english="Blog" crumb="Yazılar">
        <p className="page-title__note">Fırından, çay ocağından, pazardan: haftada birkaç kısa yazı.</p>
      </PageTitle>
      <ul className="blog-grid blog-grid--page">
        {posts.map((post, place) => (
          <li key={post.title}>
            <BlogCard post={post} heading="h2" eager={place < 3} />
          </li>
        ))}
      </ul>
    </>
  )
}
