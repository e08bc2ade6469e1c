/** The about text in paragraphs; empty until loaded. */
export function Story({ text }: { text: string | undefined }) {
  return (
    <div className="story">
      {(text ?? '').split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
