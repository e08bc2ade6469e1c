import MarkdownIt from 'markdown-it'

/** Raw HTML is shown as the text that it is, and links lead to http, https, mailto, tel or this site alone. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })
// A table of a few kilobytes makes a page of many; pictures from elsewhere are refused by the site's policy.
parser.disable(['table', 'image'])
parser.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim())

// The title of the page is its one heading of the first level.
for (const rule of ['heading_open', 'heading_close'])
  parser.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index] as (typeof tokens)[number]
    if (token.tag === 'h1') token.tag = 'h2'
    return renderer.renderToken(tokens, index, options)
  }

/** Text in CommonMark as HTML that holds no markup of the author's own. */
export function htmlOf(text: string): string {
  return parser.render(text)
}

const LONGEST_EXCERPT = 180
/** Characters of a text that its excerpt is made of. */
const READ_FOR_EXCERPT = 2_000

/** The beginning of a text in CommonMark, as plain words and up to the end of one. */
export function excerptOf(text: string): string {
  const words = parser
    .parse(text.slice(0, READ_FOR_EXCERPT), {})
    .flatMap(({ type, children }) => (type === 'inline' ? [inlineText(children ?? [])] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(words)
  if (characters.length <= LONGEST_EXCERPT) return words
  const cut = characters.slice(0, LONGEST_EXCERPT).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

function inlineText(tokens: readonly { type: string; content: string }[]): string {
  return tokens
    .map(({ type, content }) =>
      /break$/.test(type) ? ' ' : type === 'text' || type === 'code_inline' ? content : '',
    )
    .join('')
}
