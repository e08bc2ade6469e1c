/** A text by the owner; the server has rendered its HTML from CommonMark without raw HTML. */
export function OwnText({ html }: { html: string }) {
  return (
    <div
      className="own-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets no markup of the author's through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
