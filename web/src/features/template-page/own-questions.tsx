import { OwnText } from '../../components/own-text.tsx'
import { questionsOf } from './faq-data.ts'

/** The owner's text with its headings as questions; `details` elements, which open without scripts. */
export function OwnQuestions({ html }: { html: string }) {
  const { opening, questions } = questionsOf(html)
  return (
    <div className="page-width own-questions">
      {opening && <OwnText html={opening} />}
      {questions.map((question, index) =>
        question.html ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words
          <details key={index} className="faq__item">
            <summary>
              <h2>{question.name}</h2>
              <span className="faq__sign" aria-hidden="true" />
            </summary>
            <OwnText html={question.html} />
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may have the same words
          <h2 key={index}>{question.name}</h2>
        ),
      )}
    </div>
  )
}
