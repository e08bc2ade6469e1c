interface EntryLineProps {
  readonly className: string
  readonly entry: {
    readonly createdDate: string
    readonly blogCategories: readonly { readonly blogCategory: { readonly name: string } }[]
    readonly blogTags: readonly { readonly blogTag: { readonly name: string } }[]
  }
}

const DAY = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

/** The category, the day and the tags of a blog entry. */
export function EntryLine({ className, entry: { createdDate, blogCategories, blogTags } }: EntryLineProps) {
  return (
    <p className={className}>
      {blogCategories.map(({ blogCategory: { name } }) => (
        <span key={name}>{name}</span>
      ))}
      <time dateTime={createdDate}>{DAY.format(new Date(createdDate))}</time>
      {blogTags.map(({ blogTag: { name } }) => (
        <span key={name} className="blog-tag">
          {name}
        </span>
      ))}
    </p>
  )
}
