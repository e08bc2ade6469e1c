import { messageText } from './message-text.ts'
import { readMenu } from './read-menu.ts'
import type { MenuDraft, TextLine } from './reading.types.ts'

/** Of a letter, in the units of a page. */
const WIDTH = 10
const HEIGHT = 16
const PITCH = 24
const TAB = '        '

/** The menu in a pasted text that is no table: lines with prices at their end. */
export function readText(text: string): MenuDraft {
  const plain = messageText(text.replace(/\r\n?/g, '\n'))
  return withoutPlaces(readMenu(textLines(plain.split('\n')), false))
}

/** Lines of plain text with places as if they were typed. */
export function textLines(lines: readonly string[]): TextLine[] {
  return lines.flatMap((line, index) => {
    const shown = line.replaceAll('\t', TAB).trimEnd()
    const text = shown.trimStart()
    if (text === '') return []
    return [
      {
        text,
        x: (shown.length - text.length) * WIDTH,
        y: index * PITCH,
        width: text.length * WIDTH,
        height: HEIGHT,
        ...{ page: 1, confidence: 100 },
      },
    ]
  })
}

/** A draft of a source that has no pages. */
export function withoutPlaces(draft: MenuDraft): MenuDraft {
  return {
    categories: draft.categories.map((category) => ({
      ...category,
      dishes: category.dishes.map((dish) => ({ ...dish, box: null })),
    })),
  }
}
