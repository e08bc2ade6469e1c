/** A paragraph of a letter; what people of the restaurant wrote is in Turkish, whatever the others are in. */
type Paragraph = string | { readonly ofHouse: string }

/** Subject and body of a mail. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
  readonly button?: { readonly label: string; readonly href: string }
}
