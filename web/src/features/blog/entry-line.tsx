interface EntryLineProps {
  readonly className: string
  readonly entry: {
    readonly publishedDate: string
    readonly blogCategories: readonly { readonly blogCategory: { readonly name: string } }[]
    readonly blogTags: readonly { readonly blogTag: { readonly name: string } }[]
  }
}

const DAY = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

/** The category, the day and the tags of a blog entry. */
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
