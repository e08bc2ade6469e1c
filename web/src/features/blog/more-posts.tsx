import { Link } from 'react-router-dom'
import { SamplePicture } from '../../components/sample-picture.tsx'
import { paths } from '../../paths.ts'
import { formatDay, type Post } from './posts.ts'

export function MorePosts({ posts }: { posts: readonly Post[] }) {
  return (
    <aside className="panel more-posts" aria-labelledby="diger-yazilar">
      <h2 id="diger-yazilar">Diğer yazılar</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.title}>
            <SamplePicture name={post.picture} width={96} height={96} />
            <div>
              <a href={paths.blogStatic}>{post.title}</a>
              <time dateTime={post.date}>{formatDay(post.date)}</time>
            </div>
          </li>
        ))}
      </ul>
      <Link className="button button--quiet" to={paths.blog}>
        Tüm yazılar
      </Link>
    </aside>
  )
}
