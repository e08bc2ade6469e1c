import { CONTEXT } from '../../lib/schema-org.ts'
import { plainText } from './plain-text.ts'

/** A heading of a text, with the HTML below it; without any it is the heading of the following ones. */
interface OwnQuestion {
  readonly name: string
  readonly html: string
}

/** A text in what precedes its first heading, and its questions: the headings, with what is below each as its answer. */
export function questionsOf(html: string): { opening: string; questions: OwnQuestion[] } {
  const [opening = '', ...parts] = html.split(/<h[1-6]>/)
  const questions = parts.map((part) => {
    const [question = '', answer = ''] = part.split(/<\/h[1-6]>/)
    return { name: plainText(question), html: answer.trim() }
  })
  return { opening, questions }
}

/** schema.org FAQPage of a text; null without questions. */
export function faqData(html: string): object | null {
  const answered = questionsOf(html)
    .questions.map((question) => ({ name: question.name, text: plainText(question.html) }))
    .filter(({ text }) => text)
  return answered.length > 0 ? faqPage(answered) : null
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
