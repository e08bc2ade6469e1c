/**
 * A text that changes in place. Each text is an element of its own: a browser that translates the page replaces the text
 * node that React would otherwise go on changing.
 */
export function ChangingText({ text }: { text: string }) {
  return <span key={text}>{text}</span>
}
