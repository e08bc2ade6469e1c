import MarkdownIt from 'markdown-it'

/** Raw HTML is shown as the text that it is, and links lead to http, https, mailto, tel or this site alone. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })
parser.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim())

/** Text in CommonMark as HTML that holds no markup of the author's own. */
export function htmlOf(text: string): string {
  return parser.render(text)
}

const LONGEST_EXCERPT = 180

/** The beginning of a text in CommonMark, as plain words and up to the end of one. */
export function excerptOf(text: string): string {
  const words = parser
    .parse(text, {})
    .flatMap(({ type, children }) => (type === 'inline' ? (children ?? []) : []))
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= LONGEST_EXCERPT) return words
  const cut = words.slice(0, LONGEST_EXCERPT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
