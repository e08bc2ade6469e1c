import type { BlogEntriesQuery } from '../../gql/graphql.ts'

interface EntryLineProps {
  readonly className: string
  readonly entry: Pick<BlogEntriesQuery['blogs'][number], 'publishedDate' | 'blogCategories' | 'blogTags'>
}

const DAY = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

export function EntryLine({ className, entry: { publishedDate, blogCategories, blogTags } }: EntryLineProps) {
  return (
    <p className={className}>
      {blogCategories.map(({ blogCategory: { name } }) => (
        <span key={name}>{name}</span>
      ))}
      <time dateTime={publishedDate}>{DAY.format(new Date(publishedDate))}</time>
      {blogTags.map(({ blogTag: { name } }) => (
        <span key={name} className="blog-tag">
          {name}
        </span>
      ))}
    </p>
  )
}
