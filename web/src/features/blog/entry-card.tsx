import { Link } from 'react-router-dom'
import { Picture } from '../../components/picture.tsx'
import type { BlogEntriesQuery } from '../../gql/graphql.ts'
import { paths } from '../../paths.ts'
import { EntryLine } from './entry-line.tsx'

interface EntryCardProps {
  readonly entry: BlogEntriesQuery['blogs'][number]
  readonly eager: boolean
}

/** An entry of the owner's blog; the whole card is a link. */
export function EntryCard({ entry, eager }: EntryCardProps) {
  return (
    <article className="card blog-card">
      {entry.image && (
        <Picture
          filePath={entry.image}
          alt=""
          width={960}
          height={600}
          sizes="(max-width: 47.9375em) 100vw, 400px"
          eager={eager}
        />
      )}
      <EntryLine className="blog-card__line" entry={entry} />
      <h2>
        <Link to={paths.blogEntry(entry.slug ?? entry.id)}>{entry.name}</Link>
      </h2>
      <p className="blog-card__excerpt">{entry.excerpt}</p>
    </article>
  )
}
