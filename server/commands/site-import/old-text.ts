import TurndownService from 'turndown'

/** Tags by which a text is told to be HTML; `a < b` is none. */
const KNOWN_TAG =
  /<\/?(?:a|abbr|article|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|html|i|iframe|img|ins|label|li|main|mark|meta|o:p|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|video)\b[^<>]*>/i

/** Longer HTML is not read: what remains of it would be cut anyway. */
const LONGEST_HTML = 200_000
/** Elements inside each other: the time to read them grows with their square. */
const DEEPEST = 100

const DROPPED = ['script', 'style', 'iframe', 'noscript', 'title', 'meta', 'link', 'object', 'video'] as const

/** Where links of a text may lead, as the site shows them. */
const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

export const isHtml = (text: string): boolean => KNOWN_TAG.test(text)

export interface ReadText {
  readonly text: string
  /** The markup that is lost, described. */
  readonly lost: readonly string[]
}

/** HTML as CommonMark; a text without a known tag as it is. */
export function markdownFrom(text: string): ReadText {
  if (!isHtml(text)) return { text, lost: [] }
  let pictures = 0
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    hr: '---',
  })
  service.remove([...DROPPED])
  service.addRule('pictures', {
    filter: 'img',
    replacement: () => {
      pictures++
      return ''
    },
  })
  service.addRule('unsafe links', {
    filter: (node) => node.nodeName === 'A' && !LINK.test(node.getAttribute('href')?.trim() ?? ''),
    replacement: (content) => content,
  })
  const read = converted(service, text)
  const lost = pictures > 0 ? [`${pictures} ${pictures === 1 ? 'picture' : 'pictures'} in the text`] : []
  return { text: read.text, lost: [...read.lost, ...lost] }
}

/** HTML as plain text with its lines; a text without a known tag as it is. */
export function plainFrom(text: string): ReadText {
  if (!isHtml(text)) return { text, lost: [] }
  const service = new TurndownService({ br: '' })
  service.escape = (each) => each
  service.remove([...DROPPED])
  service.addRule('plain', {
    // A rule of one's own comes before those that drop elements.
    filter: (node) => !DROPPED.some((each) => each === node.nodeName.toLowerCase()),
    replacement: (content, node) => {
      if (node.nodeName === 'BR') return '\n'
      if (node.nodeName === 'LI' || node.nodeName === 'TR') return `\n${content.trim()}`
      return (node as unknown as { isBlock: boolean }).isBlock ? `\n\n${content}\n\n` : content
    },
  })
  const { text: plain, lost } = converted(service, text)
  return { text: plain.replace(/[ \t\u00A0]+/g, ' ').replace(/ ?\n ?/g, '\n'), lost }
}

function converted(service: TurndownService, html: string): ReadText {
  const read = html.slice(0, LONGEST_HTML)
  const lost = read.length < html.length ? ['the end of the text'] : []
  if (depthOf(read) > DEEPEST)
    return { text: read.replace(/<[^<>]*>/g, ' ').trim(), lost: ['its layout', ...lost] }
  const text = service.turndown(read).replaceAll('\u00A0', ' ')
  return { text: text.replace(/\n{3,}/g, '\n\n').trim(), lost }
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/i

/** The most elements that are inside each other, with those that have no end. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0]
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (close) depth = Math.max(0, depth - 1)
    else if (!VOID.test(name)) depth++
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** The beginning of a text, of at most as many UTF-16 units as a bound counts. */
export function cutTo(text: string, longest: number): string {
  const cut = text.slice(0, longest)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
