import { CONTEXT, RESTAURANT } from '../../lib/schema-org.ts'

/** schema.org Article of a blog entry. */
export function articleData(entry: {
  readonly path: string
  readonly title: string
  readonly picture: string | null
  readonly published: string
  readonly changed: string | null
  readonly siteName: string
}): object {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${entry.path}#article`,
    url: entry.path,
    headline: entry.title,
    inLanguage: 'tr',
    ...(entry.picture && { image: `/resource/${entry.picture}` }),
    datePublished: entry.published,
    dateModified: entry.changed ?? entry.published,
    author: { '@type': 'Restaurant', ...RESTAURANT, name: entry.siteName },
  }
}
