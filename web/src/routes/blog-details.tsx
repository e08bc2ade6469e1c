import { PageTitle } from '../components/page-title.tsx'
import { Article } from '../features/blog/article.tsx'
import { MorePosts } from '../features/blog/more-posts.tsx'
import { type Post, posts } from '../features/blog/posts.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import { templatePage } from './template-page.tsx'
import '../features/blog/blog.css'

const [post, ...others] = posts as readonly [Post, ...Post[]]

export const Component = templatePage('blog', Sample, NotFound)

function Sample() {
  useSampleHead('blog', post.title, post.excerpt, { path: paths.blogArticle })
  return (
    <>
      <PageTitle title={post.title} english="Blog" crumb="Yazı" />
      <div className="page-width blog-page">
        <Article post={post} />
        <MorePosts posts={others.slice(0, 4)} />
      </div>
    </>
  )
}
