import { Link } from 'react-router-dom'
import { SamplePicture } from '../../components/sample-picture.tsx'
import { paths } from '../../paths.ts'
import { formatDay, type Post } from './posts.ts'

interface BlogCardProps {
  readonly post: Post
  readonly heading: 'h2' | 'h3'
  /** Loads the picture eagerly: for one that is visible at first. */
  readonly eager?: boolean
}

/** A post of the sample blog. The card leads to the article, its lower link to a static page of the operator. */
export function BlogCard({ post, heading: Heading, eager }: BlogCardProps) {
  return (
    <article className="card blog-card">
      <SamplePicture name={post.picture} width={960} height={600} loading={eager ? 'eager' : 'lazy'} />
      <p className="blog-card__line">
        <span>{post.topic}</span>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
      </p>
      <Heading>
        <Link to={paths.blogArticle}>{post.title}</Link>
      </Heading>
      <p className="blog-card__excerpt">{post.excerpt}</p>
      <a className="more" href={paths.blogStatic} aria-label={`Devamını oku: ${post.title}`}>
        Devamını oku
      </a>
    </article>
  )
}
