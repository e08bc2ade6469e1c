import { CONTEXT } from '../../lib/schema-org.ts'
import { plainText } from './plain-text.ts'

/** schema.org FAQPage of a text: each heading is a question, and the text below it its answer; null without any. */
export function faqData(html: string): object | null {
  const [, ...parts] = html.split(/<h[1-6]>/)
  const questions = parts.flatMap((part) => {
    const [question = '', answer = ''] = part.split(/<\/h[1-6]>/)
    const text = plainText(answer)
    return text ? [{ name: plainText(question), text }] : []
  })
  return questions.length > 0 ? faqPage(questions) : null
}

/** schema.org FAQPage, which search engines can show. */
export function faqPage(questions: readonly { readonly name: string; readonly text: string }[]): object {
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
