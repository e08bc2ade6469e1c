/** A text of the owner's; the server has made its HTML of CommonMark, without any markup of the author's own. */
export function OwnText({ html }: { html: string }) {
  return (
    <div
      className="own-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets no markup of the author's through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
