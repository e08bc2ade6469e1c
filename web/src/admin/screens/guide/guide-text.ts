import { htmlOf } from '../../../rules/commonmark.ts'

/** The task that opens the screen of an address, or the nearest screen above it; undefined if no task does. */
export function taskFor(tasks: readonly GuideTask[], address: string): GuideTask | undefined {
  if (address === '' || address === '/admin') return undefined
  const own = tasks.find(({ html }) => html.includes(`href="${address}"`))
  return own ?? taskFor(tasks, address.slice(0, address.lastIndexOf('/')))
}

export interface GuideTask {
  /** Its fragment in the address of the guide. */
  readonly id: string
  readonly title: string
  readonly html: string
  /** The picture on a line of its own; null if there is none. */
  readonly picture: { readonly file: string; readonly alt: string } | null
}

interface Guide {
  readonly introduction: string
  readonly tasks: readonly GuideTask[]
}

const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/m

/** Splits the text of the guide at its headings of the second level; each is a task. */
export function guideOf(markdown: string): Guide {
  const [introduction = '', ...parts] = markdown.split(/^## /m)
  return {
    introduction: htmlOf(introduction.replace(/^# .*$/m, '')),
    tasks: parts.map((part, index) => {
      const end = part.indexOf('\n')
      const [, alt = '', file] = PICTURE.exec(part) ?? []
      return {
        id: `is-${index + 1}`,
        title: part.slice(0, end).trim(),
        html: htmlOf(part.slice(end).replace(PICTURE, '')),
        picture: file ? { file, alt } : null,
      }
    }),
  }
}
