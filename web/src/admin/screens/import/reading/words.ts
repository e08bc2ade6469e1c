import type { Box, TextLine } from './reading.types.ts'

/** A word with its place on a page that is no longer skewed. */
export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Of the line's middle. */
  readonly middle: number
  readonly height: number
  readonly page: number
  readonly confidence: number
  readonly isItalic: boolean
  /** Dots or dashes that lead from a name to its price. */
  readonly isLeader: boolean
  /** As given: on the page as it is. */
  readonly box: Box
}

/** Words beside each other in one column, from left to right. */
export interface Row {
  readonly words: readonly Word[]
  /** Of the column that it belongs to; counted across pages. */
  readonly column: number
}

/** What leads from a name to its price: a run of dots, dashes or the like. */
const LEADER = /^[.…·•‧∙_\-–—=~*:'’`,;|]{2,}$|^[…·•‧∙_~|]+$/
/** A run of leaders inside a text, which may touch its words. */
const LEADERS = /(?:[.·•‧∙_\-–—=~*] ?){3,}|…+|(?<=\p{L}) ?\.{2,}|\.{2,} ?(?=[₺\d])/gu

/** The words of lines, each with its part of the line's width. */
export function wordsOf(lines: readonly TextLine[]): Word[] {
  return lines.flatMap((line) => {
    const text = line.text.normalize('NFC')
    const letter = line.width / Math.max(1, text.length)
    return pieces(text).map(({ at, piece, isLeader }) => {
      const left = line.x + at * letter
      const width = piece.length * letter
      return {
        text: piece,
        ...{ left, right: left + width, middle: line.y + line.height / 2, height: line.height },
        ...{ page: line.page, confidence: line.confidence, isItalic: line.isItalic === true, isLeader },
        box: { page: line.page, x: left, y: line.y, width, height: line.height },
      }
    })
  })
}

interface Piece {
  readonly at: number
  readonly piece: string
  readonly isLeader: boolean
}

function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  const addWords = (until: number) => {
    for (const { 0: piece, index } of text.slice(end, until).matchAll(/\S+/g))
      found.push({ at: end + index, piece, isLeader: LEADER.test(piece) })
  }
  for (const { 0: piece, index } of text.matchAll(LEADERS)) {
    addWords(index)
    found.push({ at: index, piece, isLeader: true })
    end = index + piece.length
  }
  addWords(text.length)
  return found
}

/** The smallest box around others of one page. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { page: boxes[0]?.page ?? 1, x, y, width: right - x, height: bottom - y }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}
