/** The about text, a paragraph for each of its own; empty until it has arrived. */
export function Story({ text }: { text: string | undefined }) {
  return (
    <div className="story">
      {(text ?? '').split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
