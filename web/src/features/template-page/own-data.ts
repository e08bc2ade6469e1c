import { CONTEXT, RESTAURANT } from '../../lib/schema-org.ts'
import { plainText } from './plain-text.ts'

/**
 * schema.org FAQPage of a text: each heading is a question, and the text below it the answer; null if there is none.
 */
export function questionData(html: string): object | null {
  const [, ...parts] = html.split(/<h[1-6]>/)
  const questions = parts.flatMap((part) => {
    const [question = '', answer = ''] = part.split(/<\/h[1-6]>/)
    const text = plainText(answer)
    return text ? [{ name: plainText(question), text }] : []
  })
  if (questions.length === 0) return null
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: 'tr',
    mainEntity: questions.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

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
