export interface Clause {
  /** The fragment identifier. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A list after the paragraphs. */
  readonly points?: readonly string[]
}

interface LegalTextProps {
  /** The date of the last change, formatted. */
  readonly since: string
  readonly opening: string
  readonly clauses: readonly Clause[]
}

/** A legal text by clauses, with a table of contents beside it. */
export function LegalText({ since, opening, clauses }: LegalTextProps) {
  return (
    <div className="page-width legal">
      <nav className="panel legal__contents" aria-label="İçindekiler">
        <ol>
          {clauses.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal__text">
        <p className="legal__since">Son güncelleme: {since}</p>
        <p className="lead">{opening}</p>
        {clauses.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </div>
  )
}
