import type { Clause } from './legal-text.tsx'

/** A clause above a text of the owner's, in the same look. */
export function TableSection({
  clause: { id, title, paragraphs, points = [] },
}: {
  readonly clause: Clause
}) {
  return (
    <section className="own-text legal__tables" id={id}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
