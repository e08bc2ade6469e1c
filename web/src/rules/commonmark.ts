import MarkdownIt from 'markdown-it'

/** Raw HTML is escaped, and links may lead to http, https, mailto, tel or this site only. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })
// Tables and references can expand a few kilobytes of text to a page of many times the size.
parser.disable(['table', 'reference'])
parser.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim())

// The title of the page is its only heading of level 1.
for (const rule of ['heading_open', 'heading_close'])
  parser.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index] as (typeof tokens)[number]
    if (token.tag === 'h1') token.tag = 'h2'
    return renderer.renderToken(tokens, index, options)
  }

/** The origin that a rendering adds to addresses of this site. */
const originOf = (env: unknown): string => (env as { origin?: string } | undefined)?.origin ?? ''

/** The address of a picture of this site, with its width and height in px after a `#`. */
const PICTURE = /^\/resource\/([0-9a-f]{32}-(\d{1,5})\.webp)(?:#(\d{1,5})x(\d{1,5}))?$/
const PICTURE_WIDTHS = [480, 960, 1600]

// The content security policy blocks pictures of other sites; their alternative text is shown instead.
parser.renderer.rules.image = (tokens, index, _options, env) => {
  const origin = originOf(env)
  const token = tokens[index] as (typeof tokens)[number]
  const alternative = parser.utils.escapeHtml(inlineText(token.children ?? []))
  const [, path, largest, width, height] = PICTURE.exec(String(token.attrGet('src'))) ?? []
  if (!path) return alternative
  const own = Number(largest)
  const widths = [...PICTURE_WIDTHS.filter((standard) => standard < own), own]
  const set = widths.map((wanted) => `${origin}/resource/${path}?w=${wanted} ${wanted}w`).join(', ')
  const size = width && height ? ` width="${Number(width)}" height="${Number(height)}"` : ''
  return `<img src="${origin}/resource/${path}?w=960" srcset="${set}" sizes="(max-width: 800px) 100vw, 760px"${size} alt="${alternative}" loading="lazy" decoding="async">`
}

parser.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const token = tokens[index] as (typeof tokens)[number]
  const address = String(token.attrGet('href'))
  if (address.startsWith('/')) token.attrSet('href', originOf(env) + address)
  return renderer.renderToken(tokens, index, options)
}

/** A stored picture in CommonMark. @param size its width and height in px, if known. */
export function pictureMark(
  alternative: string,
  filePath: string,
  size?: { readonly width: number; readonly height: number },
): string {
  const text = alternative.replace(/\s+/g, ' ').replace(/[\\[\]*_`<>&!~]/g, '\\$&')
  return `![${text}](/resource/${filePath}${size ? `#${size.width}x${size.height}` : ''})`
}

/** The paths of the stored pictures in a text, in any spelling. */
export function picturesIn(text: string): string[] {
  const images = parser.parse(text, {}).flatMap(({ children }) => children ?? [])
  return images.flatMap((token) =>
    token.type === 'image' ? (PICTURE.exec(String(token.attrGet('src')))?.[1] ?? []) : [],
  )
}

/**
 * Renders CommonMark to HTML without raw HTML.
 * @param origin is added to addresses of this site, for HTML that is shown elsewhere.
 */
export function htmlOf(text: string, origin = ''): string {
  return parser.render(text, { origin })
}

const MAX_EXCERPT_LENGTH = 180
/** Characters of a text that are parsed for its excerpt. */
const READ_FOR_EXCERPT = 2_000

/** The beginning of a text in CommonMark, as plain text and cut at the end of a word. */
export function excerptOf(text: string): string {
  const words = parser
    .parse(text.slice(0, READ_FOR_EXCERPT), {})
    .flatMap(({ type, children }) => (type === 'inline' ? [inlineText(children ?? [])] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(words)
  if (characters.length <= MAX_EXCERPT_LENGTH) return words
  const cut = characters.slice(0, MAX_EXCERPT_LENGTH).join('')
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
