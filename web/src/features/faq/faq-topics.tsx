import { topics } from './questions.ts'

/** All questions by topic; `details` elements, which open without scripts. */
export function FaqTopics() {
  return (
    <div className="faq__topics">
      {topics.map(({ id, name, questions }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-baslik`}>
          <h2 id={`${id}-baslik`}>{name}</h2>
          {questions.map(({ question, answer }, first) => (
            <details key={question} className="faq__item" open={index + first === 0}>
              <summary>
                <h3>{question}</h3>
                <span className="faq__sign" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
    </div>
  )
}
