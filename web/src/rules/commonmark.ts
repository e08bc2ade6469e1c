import MarkdownIt from 'markdown-it'

/** Raw HTML is shown as the text that it is, and links lead to http, https, mailto, tel or this site alone. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true })
parser.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim())

/** Text in CommonMark as HTML that holds no markup of the author's own. */
export function htmlOf(text: string): string {
  return parser.render(text)
}
