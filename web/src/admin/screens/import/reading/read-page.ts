import { menuOfData, parsedJson } from './read-json.ts'
import { readText } from './read-text.ts'
import { type MenuDraft, ReadingError } from './reading.types.ts'

/** Elements after which a browser begins a line. */
const BLOCKS =
  'address,article,aside,blockquote,br,caption,dd,details,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,section,summary,table,tr,ul'
const UNSEEN =
  'script,style,noscript,template,svg,iframe,object,head,nav,footer,form,[hidden],[aria-hidden="true"]'
const MAX_LINES = 5_000

/**
 * The menu of a saved page: the data that it has for search engines, or the lines that a reader sees. The page is only
 * parsed: no script of it runs, and nothing that it refers to is loaded.
 */
export function readPage(html: string): MenuDraft {
  // The policy of pages refuses addresses of another base, and says so.
  const page = new DOMParser().parseFromString(html.replace(/<base\b[^>]*>/gi, ''), 'text/html')
  const data = [...page.querySelectorAll('script[type="application/ld+json" i]')].flatMap(
    ({ textContent }) => {
      try {
        return [parsedJson(textContent ?? '')]
      } catch {
        return []
      }
    },
  )
  try {
    if (data.length > 0) return menuOfData(data)
  } catch (error) {
    if (!(error instanceof ReadingError) || error.fault !== 'nothingFound') throw error
  }
  return readText(visibleText(page))
}

function visibleText(page: Document): string {
  for (const element of page.querySelectorAll(UNSEEN)) element.remove()
  for (const element of page.querySelectorAll(BLOCKS)) {
    element.before('\n')
    element.after('\n')
  }
  for (const cell of page.querySelectorAll('td,th')) cell.after('\t')
  const lines = (page.body?.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/[^\S\t]+/g, ' ').trim())
  if (lines.filter(Boolean).length > MAX_LINES) throw new ReadingError('tooManyRows')
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n')
}
